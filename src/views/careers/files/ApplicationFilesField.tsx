import { uploadPaths } from '../../../addresses/pageTable.js'
import type { ApplicationFilesProps } from './applicationFilesProps.js'
import { applicationFilesWords } from './applicationFilesWords.js'
import ApplicationFilesIsland from './ApplicationFiles.island.js'
import { useSite } from '../../site/site.js'
import Island from '../../islands/Island.js'

type Props = Pick<ApplicationFilesProps, 'form' | 'waiting' | 'limits' | 'errors'>

/** The files: a plain field that every browser has, and wakes where there is script. */
export default function ApplicationFilesField(state: Props) {
  const site = useSite()
  const props: ApplicationFilesProps = {
    ...state,
    locale: site.locale,
    sign: uploadPaths.sign,
    words: applicationFilesWords(site, state.limits),
  }
  return <Island name="ApplicationFiles" component={ApplicationFilesIsland} props={props} />
}
