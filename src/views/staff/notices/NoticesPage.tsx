import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import NewsNotice, { type NewsProps } from '../record/NewsNotice.js'
import NoticeForm, { type NoticeFormProps } from './NoticeForm.js'
import NoticeList from './NoticeList.js'
import NoticePreview from './NoticePreview.js'
import type { NoticePreviewProps, NoticeRowProps } from './noticeProps.js'

interface Props extends StaffViewProps {
  readonly form: NoticeFormProps
  readonly rows: readonly NoticeRowProps[]
  readonly preview?: NoticePreviewProps
  readonly news: NewsProps
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/notices/NoticesPage': Props
  }
}

export default function NoticesPage({ site, title, form, rows, preview, news }: Props) {
  const { t } = site
  return (
    <StaffLayout site={site} title={title}>
      <div className="top">
        <h1>{t('staffNotices:title')}</h1>
        <p className="small muted">{t('staffNotices:intro')}</p>
      </div>
      <NewsNotice news={news} />
      <div className="split split--wide">
        <NoticeForm {...form} />
        {preview === undefined ? (
          <section className="panel stay" aria-labelledby="preview">
            <h2 id="preview">{t('staffNotices:preview.title')}</h2>
            <p className="small muted">{t('staffNotices:preview.none')}</p>
          </section>
        ) : (
          <NoticePreview {...preview} />
        )}
        <NoticeList rows={rows} />
      </div>
    </StaffLayout>
  )
}
