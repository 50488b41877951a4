import type { SoundSection } from '../../../services/content/schemas/sections.js'
import Paragraphs from '../../blocks/Paragraphs.js'
import RichText from '../../blocks/RichText.js'
import SectionHead from '../../blocks/SectionHead.js'
import { spaced } from '../../links/spaced.js'
import Island from '../../browser/islands/Island.js'
import Drawing from '../../picture/Drawing.js'
import { useSite } from '../../pageContext/site.js'
import MriSound, { type MriSoundTexts } from './MriSound.island.js'
import { soundSeconds } from './mriSound.js'

/** Bore width in the drawing; for scanners of another width the drawing is not to scale. */
const drawnBoreCentimetres = 70

export default function SoundBlock({ section }: { readonly section: SoundSection }) {
  const { clinic, t, words } = useSite()
  const sound: MriSoundTexts = {
    ...words('exam:sound'),
    play: t('exam:sound.play', { seconds: soundSeconds }),
  }
  return (
    <div className="wrap sound">
      <div className="sound__text">
        <SectionHead heading={section.heading} />
        <Paragraphs texts={section.paragraphs} />
        <Island name="MriSound" component={MriSound} props={{ words: sound }} hydrates="used" />
      </div>
      {clinic.mriBoreCentimetres === drawnBoreCentimetres && (
        <figure className="sound__tunnel page-theme">
          <Drawing name="bore" />
          <figcaption>
            {spaced(
              section.scale.map((line) => (
                <span key={line.fr}>
                  <RichText text={line} />
                </span>
              )),
            )}
          </figcaption>
        </figure>
      )}
    </div>
  )
}
