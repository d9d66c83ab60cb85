/** By its attribute: a field named `method` takes the place of the form's own property. */
export function isPosted(form: HTMLFormElement): boolean {
  return form.getAttribute("method")?.toLowerCase() === "post";
}
