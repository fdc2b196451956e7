// A choice from a long list, found by typing: people, interaction types. (Of react-aria-components.)
import { Button } from 'react-aria-components/Button';
import { ComboBox as Base } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { useLanguage } from '../texts/language.ts';
import styles from './combo-box.module.css';

export interface Choice {
  id: string;
  name: string;
  /** Tells two of one name apart. */
  detail?: string | undefined;
}

interface ComboBoxProps {
  label: string;
  hint?: string;
  choices: readonly Choice[];
  /** Null: nothing chosen. */
  chosen: string | null;
  onChoose(id: string | null): void;
  /** Shown while nothing is typed: "Everybody". */
  placeholder?: string;
}

export function ComboBox({ label, hint, choices, chosen, onChoose, placeholder }: ComboBoxProps) {
  return (
    <I18nProvider locale={useLanguage()}>
      <Base
        className={styles.comboBox!}
        defaultItems={choices}
        selectedKey={chosen}
        onSelectionChange={(key) => onChoose(key === null ? null : String(key))}
        menuTrigger="focus"
      >
        <Label className={styles.label!}>{label}</Label>
        {hint !== undefined && (
          <Text slot="description" className={styles.hint!}>
            {hint}
          </Text>
        )}
        <div className={styles.control}>
          <Input
            className={styles.input!}
            placeholder={placeholder}
            // A browser scrolls it into sight at the first letter, and scrolling closes the list and takes back what was typed.
            onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
          />
          <Button className={styles.open!}>▾</Button>
        </div>
        <Popover className={styles.popover!}>
          <ListBox<Choice> className={styles.list!}>
            {({ id, name, detail }) => (
              <ListBoxItem id={id} textValue={name} className={styles.item!}>
                <Text slot="label">{name}</Text>
                {detail !== undefined && (
                  <Text slot="description" className={styles.hint!}>
                    {detail}
                  </Text>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </Base>
    </I18nProvider>
  );
}
