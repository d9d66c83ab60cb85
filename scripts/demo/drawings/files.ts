export function getPlanFile(id: string, mirrored: boolean): string {
  return `plan-${id}${mirrored ? "-mirrored" : ""}.png`;
}

export function getEpcFile(current: number, potential: number): string {
  return `epc-${current}-${potential}.png`;
}
