import type { BuildingKind } from "./buildings.ts";
import { buildings } from "./buildings.ts";
import type { Random } from "./random.ts";
import { pick } from "./random.ts";

const splitWords = (list: string) => list.trim().split(/\s+/);

const general = splitWords(`
  Abberline Aldersyde Allingford Anstruth Applebury Ardingham Averill Aylmere
  Balsham Barsley Beckwold Belgarden Bellingrove Benthall Bewdsley Birkholme Blandworth Bodleigh
  Brackwell Brambleside Brantley Brindlecombe Brockhurst Burlescombe Calverdine Camberleigh Canfold
  Cardingham Carlowe Chadlington Charnley Chelmscote Claverdon Clevemont
  Coldershaw Colliver Combehurst Copthall Cordwell Cranmoor Crewdson Crossfell Dallinger Danehurst
  Dapplewood Deerbrook Delamore Denholt Derrington Dewberry Dinsdale Dorlcote Downleigh   Eastlake Edgecombe Elderfield Ellacott Elmscott Enderleigh Escott Everthorpe Farrowdene
  Fernhollow Finchcote Fordbridge Frithville Garsdale Gatcombe Gilderdale Glenister
  Grantley Greyling Hainthorpe Halsmere Hanford Harbledown Hartismere Hawkslade
  Hazelrigg Heddon Helmsdale Hetherby Highmore Hollingdean Huddleswick Iffleigh Inglemere
  Jessamine Kelmore Kempsford Kilmarsh Kingsholm   Lavengrove Leathwaite Loddiswell Ludbrook Lyncroft
  Maplestead Marchwood Marldon Medlar Melbrook Merrivale Middlecot Milverton Monkhurst   Netherfold Norcroft Nutbrook Oakhurst Ormeley Osterfield Oxenford
  Pargeter Peverell Perrinwood Pinfold Quarrendon   Ravenscar Redmarley Ripplewood Rowanhurst Ruddleswick Rushmere Saltram   Shalford Sherbrook Silverdale Somerleigh Southmead Spenlow Starcross Sternhall Strathleven
  Sudbourne Tennyhurst Tilbrook Trelawn Tunley
  Venner Vicarsfield Waveney Wellfold
  Westerleigh
  Whinfield Wiverton Wrenfield Wychcombe Yelverton
  Ackerdale Almscott Annersley Ardleycote Banfold Barrowmere Bellasize Bickerdale Bramcote Brinsmead
  Cattermole Chalfold Cinderford Clewbrook Coxmoor Cransdale Croomdale Darnbrook Dovermere Drapewell
  Ebbisham Eltringham Evenlode Fallowdene Fennimore Gadsby Garthorne Gisbourne Hallowmere Harkerside
  Haverdale Hollinside Huntsmoor Ickleford Jarrowby Kelvedale Kimberside Lattimore Lindenfold
  Lockermere Marrowby Mincham Nettlecombe Osmandale Pemberside Petersgill Pickwell Quillington Rainsford
  Ramsdale Sallowfield Scotterby Skelbrook Stallard Tansley Tedderman Thirlby Tolverne Uffculme
  Vandersley Wakeham Wetherden Whitcombe Winterslow Woolmer Wraxall Yaverland
`);

const trades = splitWords(`
  Loriner Fletcher Skinmarket Tallow Ropewalk Staymaker Gauge Cooper Wheelwright Chandlery Pewter
  Horner Saltpetre Sailcloth Bellfounder Tilekiln Tenter Hatband Glovers Bristle Limeburner Turnery
  Vellum Inkhorn Caulker Anvil Ostler Dray Hopsack Lanyard Ballast Foundling Scrivener Beadle
`);

const north = splitWords(
  `Bobbin Shuttle Heddle Selvedge Twill Fustian Picker Doffer Carder Winding`,
);
const mersey = splitWords(`Bale Hogshead Stevedore Sextant Cotton-Exchange Tidewaiter`);

export function makeStreets(next: Random): (kind: BuildingKind, city: string) => string {
  const used = new Set<string>();
  const stemsFor = (kind: BuildingKind, city: string): readonly string[] => {
    if (kind !== "warehouse" && kind !== "mill" && kind !== "mews") return general;
    return city === "Manchester" ? north : city === "Liverpool" ? mersey : trades;
  };
  return (kind, city) => {
    const free = (list: readonly string[]) => list.filter((stem) => !used.has(stem));
    const preferred = free(stemsFor(kind, city));
    const stem = pick(next, preferred.length > 0 ? preferred : free(general));
    used.add(stem);
    return `${stem.replace("-", " ")} ${pick(next, buildings[kind].streets)}`;
  };
}
