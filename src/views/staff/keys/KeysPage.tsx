import { staffUrl } from '../../../addresses/staffTable.js'
import type { PlainWordKey } from '../../../services/language/words.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'

interface Props extends StaffViewProps {
  readonly isOn: boolean
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/keys/KeysPage': Props
  }
}

interface KeyGroup {
  readonly title: PlainWordKey
  /** The key, or the translated name of a special key. */
  readonly keys: readonly (readonly [key: string | { readonly word: PlainWordKey }, PlainWordKey])[]
}

const groups: readonly KeyGroup[] = [
  {
    title: 'staffRequests:keys.everywhere',
    keys: [
      ['/', 'staffRequests:keys.search'],
      ['?', 'staffRequests:keys.thisList'],
      ['Z', 'staffRequests:keys.undo'],
      [{ word: 'staffRequests:keys.esc' }, 'staffRequests:keys.escape'],
    ],
  },
  {
    title: 'staffRequests:keys.inList',
    keys: [
      ['J', 'staffRequests:keys.nextRow'],
      ['K', 'staffRequests:keys.previousRow'],
      [{ word: 'staffRequests:keys.enter' }, 'staffRequests:keys.open'],
      ['X', 'staffRequests:keys.pick'],
      ['P', 'staffRequests:keys.first'],
      ['F', 'staffRequests:keys.done'],
      ['N', 'staffRequests:keys.showNew'],
    ],
  },
  {
    title: 'staffRequests:keys.inRequest',
    keys: [
      ['C', 'staffRequests:keys.call'],
      ['1', 'staffRequests:keys.booked'],
      ['2', 'staffRequests:keys.message'],
      ['3', 'staffRequests:keys.noAnswer'],
      ['O', 'staffRequests:keys.note'],
      ['R', 'staffRequests:keys.reply'],
    ],
  },
]

export default function KeysPage({ isOn, ...page }: Props) {
  const { t } = page.site
  return (
    <StaffLayout {...page} width="read">
      <div className="top">
        <h1>{t('staffRequests:keys.title')}</h1>
      </div>
      <form className="panel" method="post" action={staffUrl('staffKeys')}>
        <div className="row">
          <label className="check">
            <input
              className="tick"
              type="checkbox"
              name="keys"
              value="on"
              defaultChecked={isOn}
              aria-describedby="keys-hint"
            />
            <b>{t('staffRequests:keys.allow')}</b>
          </label>
          <button type="submit" className="btn btn--small btn--ghost end">
            {t('staffRequests:keys.keep')}
          </button>
        </div>
        <p className="hint" id="keys-hint">
          {t('staffRequests:keys.hint')}
        </p>
      </form>
      <div className="panel">
        <div className="keys">
          {groups.map(({ title, keys }) => (
            <section key={title} className="flow flow--tight">
              <h2>{t(title)}</h2>
              <dl>
                {keys.map(([key, words]) => (
                  <div key={words} className="facts__pair">
                    <dt>
                      <kbd>{typeof key === 'string' ? key : t(key.word)}</kbd>
                    </dt>
                    <dd>{t(words)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </StaffLayout>
  )
}
