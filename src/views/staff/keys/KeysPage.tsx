import { staffUrl } from '../../../addresses/staffTable.js'
import type { PlainMessageKey } from '../../../services/language/messages.js'
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
  readonly title: PlainMessageKey
  readonly keys: readonly (readonly [
    key: string | { readonly word: PlainMessageKey },
    PlainMessageKey,
  ])[]
}

const groups: readonly KeyGroup[] = [
  {
    title: 'staffRecord:keys.everywhere',
    keys: [
      ['/', 'staffRecord:keys.search'],
      ['?', 'staffRecord:keys.thisList'],
      ['Z', 'staffRecord:keys.undo'],
      [{ word: 'staffRecord:keys.esc' }, 'staffRecord:keys.escape'],
    ],
  },
  {
    title: 'staffRecord:keys.inList',
    keys: [
      ['J', 'staffRecord:keys.nextRow'],
      ['K', 'staffRecord:keys.previousRow'],
      [{ word: 'staffRecord:keys.enter' }, 'staffRecord:keys.open'],
      ['X', 'staffRecord:keys.pick'],
      ['P', 'staffRecord:keys.first'],
      ['F', 'staffRecord:keys.done'],
      ['N', 'staffRecord:keys.showNew'],
    ],
  },
  {
    title: 'staffRecord:keys.inRequest',
    keys: [
      ['C', 'staffRecord:keys.call'],
      ['1', 'staffRecord:keys.booked'],
      ['2', 'staffRecord:keys.message'],
      ['3', 'staffRecord:keys.noAnswer'],
      ['O', 'staffRecord:keys.note'],
      ['R', 'staffRecord:keys.reply'],
    ],
  },
]

export default function KeysPage({ isOn, ...page }: Props) {
  const { t } = page.site
  return (
    <StaffLayout {...page} width="read">
      <div className="top">
        <h1>{t('staffRecord:keys.title')}</h1>
      </div>
      <form className="panel" method="post" action={staffUrl('staffKeys')}>
        <label className="check">
          <input
            className="tick"
            type="checkbox"
            name="keys"
            value="on"
            defaultChecked={isOn}
            aria-describedby="keys-hint"
          />
          <b>{t('staffRecord:keys.allow')}</b>
        </label>
        <p className="hint" id="keys-hint">
          {t('staffRecord:keys.hint')}
        </p>
        <div className="row">
          <button type="submit" className="btn btn--small btn--ghost">
            {t('staffRecord:keys.keep')}
          </button>
        </div>
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
