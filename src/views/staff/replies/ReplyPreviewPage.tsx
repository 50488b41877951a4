import { type Locale, regions } from '../../../addresses/pageTable.js'
import type { RepliedAbout } from '../../../content/staff/replyPlaces.js'
import Icon from '../../icons/Icon.js'
import BackCrumb from '../layout/BackCrumb.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'

interface Props extends StaffViewProps {
  readonly about: RepliedAbout
  readonly action: string
  readonly version: number
  readonly list: string
  readonly name: string
  readonly back: string
  readonly from: string
  readonly to: string
  readonly replyTo: string
  readonly locale: Locale
  readonly language: string
  readonly subject: string
  readonly text: string
  readonly whole: string
  readonly canWait: boolean
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/replies/ReplyPreviewPage': Props
  }
}

export default function ReplyPreviewPage(props: Props) {
  const { site, title, back, name, from, to, replyTo, locale, subject, whole } = props
  const { t } = site
  return (
    <StaffLayout site={site} title={title} width="mail">
      <BackCrumb label={t('staffRequests:page.back')} href={back} words={name} />
      <div className="top">
        <h1>{t('staffReplies:previewTitle')}</h1>
      </div>
      <div className="split split--aside">
        <article className="email-preview" aria-label={t('staffReplies:asItLeaves')}>
          <dl className="email-preview__head">
            <dt>{t('staffReplies:from')}</dt>
            <dd>{from}</dd>
            <dt>{t('staffReplies:toLabel')}</dt>
            <dd>
              <b>{to}</b>
            </dd>
            <dt>{t('staffReplies:replyTo')}</dt>
            <dd>{replyTo}</dd>
            <dt>{t('staffReplies:subject')}</dt>
            <dd lang={regions[locale]}>{subject}</dd>
          </dl>
          <div className="email-preview__body lines" lang={regions[locale]}>
            {whole}
          </div>
        </article>
        <SendForm {...props} />
      </div>
    </StaffLayout>
  )
}

function SendForm({ site, about, action, version, list, name, subject, text, ...props }: Props) {
  const { t } = site
  const points = [
    { icon: 'check', ok: true, words: t(`staffReplies:checkLanguage.${about}`, props) },
    { icon: 'check', ok: true, words: t('staffReplies:checkNotes') },
    { icon: 'info', ok: false, words: t(`staffReplies:checkContent.${about}`) },
  ] as const
  return (
    <form className="panel stay" method="post" action={action}>
      <h2>{t('staffReplies:check')}</h2>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="text" value={text} />
      <ul className="flow flow--tight small">
        {points.map(({ icon, ok, words }) => (
          <li key={words} className={ok ? 'says says--ok' : 'says says--warn'}>
            <Icon name={icon} small />
            <span>{words}</span>
          </li>
        ))}
      </ul>
      {props.canWait && (
        <label className="check small">
          <input className="tick" type="checkbox" name="after" value="waiting" defaultChecked />
          <span>{t('staffReplies:thenWait')}</span>
        </label>
      )}
      <button type="submit" className="btn btn--coral btn--big" name="do" value="send">
        <Icon name="mail" />
        {t('staffReplies:send', { name })}
      </button>
      <p className="hint">{t('staffReplies:sendHint')}</p>
      <button type="submit" className="btn btn--quiet" name="do" value="edit">
        {t('staffReplies:edit')}
      </button>
    </form>
  )
}
