import { spaced } from '../../links/spaced.js'
import { type Locale, locales, regions } from '../../../addresses/locales.js'
import type { MriSheetText } from '../../../content/tools/mriSheetTexts.js'
import { callFirstLines, type MriCheckLine } from '../../../shared/tools/mriCheck.js'
import { unbroken } from '../../links/unbroken.js'
import type { ToolsData } from '../../../shared/tools/toolsData.js'

interface Props {
  readonly data: ToolsData
  readonly ticked: readonly MriCheckLine[]
}

const blanks = ['implant', 'make', 'model', 'date', 'hospital'] as const
const implants = [1, 2]

export default function MriSheet({ data, ticked }: Props) {
  const { locale, mriCheck } = data
  const { texts } = mriCheck
  // The page language first.
  const order: readonly Locale[] = locales.toSorted(
    (one, other) => Number(other === locale) - Number(one === locale),
  )
  const langOf = (language: Locale) => (language === locale ? undefined : regions[language])
  const both = (name: MriSheetText) =>
    spaced(
      order.map((language) => (
        <span key={language} lang={langOf(language)}>
          {unbroken(texts[name][language])}
        </span>
      )),
    )
  const rows = (lines: readonly MriCheckLine[]) =>
    lines.map(({ key, text }) => (
      <tr key={key}>
        <td aria-hidden="true">
          <span className="mri-sheet__box">{ticked.some((one) => one.key === key) && '✕'}</span>
        </td>
        {order.map((language) => (
          <td key={language} lang={langOf(language)}>
            {text[language]}
          </td>
        ))}
      </tr>
    ))
  const group = (name: 'callFirst' | 'tellUs', lines: readonly MriCheckLine[]) => (
    <tbody>
      <tr>
        <td aria-hidden="true" />
        {order.map((language) => (
          <th key={language} scope="col" lang={langOf(language)}>
            {unbroken(texts[name][language])}
          </th>
        ))}
      </tr>
      {rows(lines)}
    </tbody>
  )
  return (
    <div className="mri-sheet">
      <p className="mri-sheet__title">{both('title')}</p>
      <p className="mri-sheet__blank">{both('name')}</p>
      <table>
        {group('callFirst', callFirstLines(mriCheck))}
        {group('tellUs', mriCheck.tellUs)}
      </table>
      {implants.map((implant) => (
        <div key={implant} className="mri-sheet__implant">
          {blanks.map((name) => (
            <p key={name} className="mri-sheet__blank">
              {both(name)}
            </p>
          ))}
        </div>
      ))}
      <p className="mri-sheet__note">{both('questionnaire')}</p>
    </div>
  )
}
