import { callFirstLines, mriCheck, type MriCheckLine } from '../../../shared/tools/mriCheck.js'
import { mriCheckFields } from '../../../shared/tools/mriCheckFields.js'
import { spaced } from '../../links/spaced.js'
import MriCheckAnswer from './MriCheckAnswer.js'
import ToolForm from '../ToolForm.js'
import { type ToolProps, toolPropKinds } from '../toolProps.js'
import { useTool } from '../useTool.js'
import { unbroken } from '../../links/unbroken.js'

export { toolPropKinds as propKinds }

/** On phones the second list is folded; CSS counts its ticked boxes. */
export default function MriCheck(props: ToolProps<'mriCheck'>) {
  const { action, data } = props
  const { locale, mriCheck: lines } = data
  const words = data.words.mriCheck
  const tool = useTool(mriCheckFields, props)
  const groups = [
    { group: 'callFirst', items: callFirstLines(lines) },
    { group: 'tellUs', items: lines.tellUs },
  ] as const
  const isTicked = (key: string): boolean => tool.input.items.includes(key)
  const ticks = (items: readonly MriCheckLine[]) =>
    spaced(
      items.map(({ key, text }) => (
        <label key={key}>
          <input type="checkbox" name="items" value={key} defaultChecked={isTicked(key)} />
          <span>{unbroken(text[locale])}</span>
        </label>
      )),
    )
  return (
    <ToolForm
      name="mriCheck"
      form="mri-check"
      action={action}
      data={data}
      tool={tool}
      errors={[]}
      answer={<MriCheckAnswer data={data} result={mriCheck(lines, tool.input)} />}
    >
      <div className="ticks">
        {groups.map(({ group, items }) => (
          <fieldset key={group} className={`ticks__group--${group}`}>
            <legend>{unbroken(words[group])}</legend>
            {group === 'callFirst' ? (
              ticks(items)
            ) : (
              <details className="phone-fold" open={items.some(({ key }) => isTicked(key))}>
                <summary>
                  <b>{words.tellUsLines}</b> <span>{words.tickedCount}</span>
                </summary>
                {ticks(items)}
              </details>
            )}
          </fieldset>
        ))}
      </div>
    </ToolForm>
  )
}
