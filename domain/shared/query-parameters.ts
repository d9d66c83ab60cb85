/** What is wrong with a parameter of a query string. */
export interface ParameterProblem {
  path: string;
  message: string;
}
