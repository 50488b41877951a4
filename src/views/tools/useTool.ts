import { type ComponentProps, startTransition, useState } from 'react'
import type { FieldTable, InputOf } from '../../shared/forms/fieldTable.js'
import type { LocalMoment } from '../../shared/time/localMoment.js'
import { clinicMoment } from '../../shared/tools/clinicMoment.js'
import type { ToolsData } from '../../shared/tools/toolsData.js'
import { nextPaint } from '../browser/islands/nextPaint.js'
import { readInput } from '../fields/formInput.js'

/** Last input and the time at the clinic; no time before the first submit. */
interface Asked<Input> {
  readonly input: Input
  readonly now?: LocalMoment | undefined
}

interface Start<Input> extends Asked<Input> {
  readonly data: ToolsData
}

export interface Tool<Input> extends Asked<Input> {
  readonly times: number
  readonly onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>
}

/** Answers in the browser; input is not sent or stored. @param onButton called for a button with a value */
export const useTool = <Table extends FieldTable>(
  table: Table,
  start: Start<InputOf<Table>>,
  onButton: (value: string, asked: Asked<InputOf<Table>>) => void = () => undefined,
): Tool<InputOf<Table>> => {
  const [asked, setAsked] = useState({ input: start.input, now: start.now, times: 0 })
  // The button is painted first, because the first date format blocks slow phones.
  const answer = async (input: InputOf<Table>): Promise<void> => {
    await nextPaint()
    const now = clinicMoment(start.data.clinic.timeZone, new Date())
    startTransition(() => setAsked(({ times }) => ({ input, now, times: times + 1 })))
  }
  return {
    ...asked,
    onSubmit: (event) => {
      event.preventDefault()
      const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : {}
      if (submitter instanceof HTMLButtonElement && submitter.value !== '') {
        onButton(submitter.value, asked)
        return
      }
      const input = readInput(table, event.currentTarget)
      void answer(input)
    },
  }
}
