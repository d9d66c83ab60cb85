/** Answers that a form without script hands on from page to page. */
export function HiddenAnswers({
  answers,
  except,
}: {
  answers: Readonly<Record<string, string>>;
  /** Fields that are shown. */
  except?: readonly string[];
}) {
  return Object.entries(answers)
    .filter(([name]) => !except?.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
