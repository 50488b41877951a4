import Icon from '../../icons/Icon.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { PictureProps } from './fieldProps.js'

/** Shows a picture, sets its focal point on click and accepts a replacement file. */
export default function PictureInput({ picture }: { readonly picture: PictureProps }) {
  const { t } = useStaffSite()
  const { file, src, width, height, mark, error } = picture
  return (
    <fieldset className="field" id="picture">
      <legend className="label">{t('staffSiteEditor:picture.legend')}</legend>
      <input type="hidden" name="seen" value={file} />
      <div className="press">
        {/* Skipped by the keyboard, which cannot choose a point: keyboard users fill in two numbers. */}
        <input
          type="image"
          name="press"
          src={src}
          width={width}
          height={height}
          alt={t('staffSiteEditor:picture.press')}
          tabIndex={-1}
        />
        {mark !== undefined && (
          <svg className="press__mark" width={width} height={height} aria-hidden="true">
            <circle cx={mark.x} cy={mark.y} r="10" />
          </svg>
        )}
      </div>
      <p className="hint">{t('staffSiteEditor:picture.pressHint')}</p>
      <label htmlFor="picture-file">{t('staffSiteEditor:picture.file')}</label>
      <input
        className="input"
        id="picture-file"
        type="file"
        name="picture"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? 'picture-hint' : 'picture-error picture-hint'}
      />
      {error !== undefined && (
        <p className="error-text" id="picture-error">
          <Icon name="warning" small />
          {error}
        </p>
      )}
      <p className="hint" id="picture-hint">
        {t('staffSiteEditor:picture.fileHint')}
      </p>
    </fieldset>
  )
}
