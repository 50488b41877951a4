import { useSite } from '../../site/site.js'

/** On the printed sheet of an MRI: what to call about before booking, which its form holds on screen. */
export default function CallFirstList() {
  const { localize, tools } = useSite()
  const { mriCheck, words } = tools.data
  return (
    <div className="wrap print-only call-first">
      <div className="notice">
        <h2>{words.mriCheck.callFirst}</h2>
        <ul>
          {mriCheck.callFirst.map(({ key, text }) => (
            <li key={key}>{localize(text)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
