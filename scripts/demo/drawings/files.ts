export function planFile(id: string, mirrored: boolean): string {
  return `plan-${id}${mirrored ? "-mirrored" : ""}.png`;
}

export function epcFile(current: number, potential: number): string {
  return `epc-${current}-${potential}.png`;
}
