import type { MriCheckResult } from '../../../shared/tools/mriCheck.js'
import type { ToolsData } from '../../../shared/tools/toolsData.js'
import AnswerEnd from '../AnswerEnd.js'
import MriSheet from './MriSheet.js'
import { unbroken } from '../../links/unbroken.js'

interface Props {
  readonly data: ToolsData
  readonly result: MriCheckResult
}

/** Renders the answer, which must not state that an MRI is safe. */
export default function MriCheckAnswer({ data, result }: Props) {
  const { locale } = data
  const words = data.words.mriCheck
  const { kind, ticked } = result
  const isCall = kind === 'callFirst'
  const heading = isCall || ticked.length > 0 ? words[kind] : words.nothing
  const tell = ticked.length === 0 ? words.tellNothing : words.tellText
  return (
    <>
      <div className="mri-answer screen-only">
        <h3>{unbroken(heading)}</h3>
        <p>{unbroken(isCall ? words.callText : tell)}</p>
        {isCall && (
          <p>
            <a className="btn" href={data.phoneHref}>
              {data.phone}
            </a>
          </p>
        )}
        {ticked.length > 0 && (
          <>
            <h4>{words.ticked}</h4>
            <ul>
              {ticked.map(({ key, text }) => (
                <li key={key}>{text[locale]}</li>
              ))}
            </ul>
          </>
        )}
        <p>{data.mriCheck.texts.questionnaire[locale]}</p>
        <AnswerEnd data={data} first={words.first} />
      </div>
      <div className="print-only">
        <MriSheet data={data} ticked={ticked} />
      </div>
    </>
  )
}
