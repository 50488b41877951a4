import { isUploaded } from '../../services/images/picturePlaces.js'
import { useSite } from '../pageContext/site.js'

/** States that a picture is simulated, unless the clinic replaced it. */
export default function SimulatedCaption({ picture }: { readonly picture: string }) {
  const site = useSite()
  if (isUploaded(site.picture(picture))) return undefined
  return <figcaption className="simulated">{site.t('common:simulated')}</figcaption>
}
