ALTER TABLE "contacts" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "email_key" DROP NOT NULL;--> statement-breakpoint
-- The words stay as they are: another expression of a generated column rewrites the table and its index.
ALTER TABLE "contacts" ALTER COLUMN "search_words" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "contacts" ALTER COLUMN "search_words" SET DEFAULT '';--> statement-breakpoint
CREATE FUNCTION set_contact_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.search_words := array_to_tsvector(array_remove(string_to_array(left(translate(normalize(' ' || new.firstname || ' ' || new.lastname || ' ' || coalesce(new.email, ''), NFC), ',.;:/()-–—&ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕẖẗẘẙẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹ''‘’`', '           abcdefghijklmnopqrstuvwxyzaaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddeeeeeeeeeegggggggghhiiiiiiiiijjkkllllllnnnnnnoooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzzaabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy'), 300), ' '), '')) || array_to_tsvector(array[':' || new.phone_key]);
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER contacts_words BEFORE INSERT OR UPDATE OF "firstname", "lastname", "email", "phone_key", "search_words" ON "contacts"
  FOR EACH ROW EXECUTE FUNCTION set_contact_words();--> statement-breakpoint
-- Holds for every row there is, as both were not null: it need not be looked for.
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_reached" CHECK (("contacts"."email" is null) = ("contacts"."email_key" is null) and ("contacts"."email" is not null or "contacts"."phone_key" <> '')) NOT VALID;
