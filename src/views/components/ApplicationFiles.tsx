import { uploadPaths } from '../../routes/table.js'
import type { ApplicationFilesProps } from '../applicationFilesProps.js'
import { applicationFilesWords } from '../applicationFilesWords.js'
import ApplicationFilesIsland from '../islands/ApplicationFiles.island.js'
import { useSite } from '../site.js'
import Island from './Island.js'

type Props = Pick<ApplicationFilesProps, 'form' | 'waiting' | 'limits' | 'faults'>

/** The files: a plain field that every browser has, and wakes where there is script. */
export default function ApplicationFiles(state: Props) {
  const site = useSite()
  const props: ApplicationFilesProps = {
    ...state,
    locale: site.locale,
    sign: uploadPaths.sign,
    words: applicationFilesWords(site, state.limits),
  }
  return <Island name="ApplicationFiles" component={ApplicationFilesIsland} props={props} />
}
