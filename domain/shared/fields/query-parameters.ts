export interface ParameterProblem {
  path: string;
  message: string;
}
