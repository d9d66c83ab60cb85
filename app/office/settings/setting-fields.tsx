import { listSettings, type PageSettings } from "../../../domain/agency/agency-settings.ts";
import type { Setting, SettingsPage } from "../../../domain/agency/setting.ts";
import { type FormRefusal, PostedField } from "../shell/form/posted-field.tsx";

interface SettingFieldsProps<Page extends SettingsPage> {
  page: Page;
  values: PageSettings<Page>;
  refusal: FormRefusal | undefined;
  /** What was sent and refused. */
  typed: Readonly<Partial<Record<string, string>>> | undefined;
  disabled?: boolean;
}

/** The settings of a page, each as the table describes it. */
export function SettingFields<Page extends SettingsPage>({
  page,
  values,
  ...form
}: SettingFieldsProps<Page>) {
  const stored: Readonly<Record<string, unknown>> = values;
  return listSettings(page).map(([name, setting]) => (
    <SettingField key={name} name={name} setting={setting} value={stored[name]} {...form} />
  ));
}

interface SettingFieldProps extends Pick<
  SettingFieldsProps<SettingsPage>,
  "refusal" | "typed" | "disabled"
> {
  name: string;
  setting: Setting;
  value: unknown;
}

function SettingField({ name, setting, value, refusal, typed, disabled }: SettingFieldProps) {
  if (!("unit" in setting)) {
    const isTicked = typed ? typed[name] === "on" : value === true;
    return (
      <label className="check">
        <input type="checkbox" name={name} defaultChecked={isTicked} disabled={disabled} />
        <span>{setting.label}</span>
      </label>
    );
  }
  const field = {
    refusal,
    disabled,
    after: setting.after,
    inputMode: setting.hasParts ? "decimal" : "numeric",
  } as const;
  if (!("each" in setting)) {
    const defaultValue = typed?.[name] ?? String(value);
    return <PostedField {...field} {...{ name, defaultValue }} label={setting.label} />;
  }
  const numbers: object = typeof value === "object" && value !== null ? value : {};
  return (
    <>
      <p className="tiny">{setting.label}</p>
      <div className="diary-ways">
        {Object.entries(setting.each).map(([one, label]) => (
          <PostedField
            key={one}
            {...field}
            {...{ name: one, label }}
            defaultValue={typed?.[one] ?? String(Reflect.get(numbers, one))}
          />
        ))}
      </div>
    </>
  );
}
