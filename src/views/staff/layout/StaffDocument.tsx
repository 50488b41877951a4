import { brandColours } from '../../../shared/brand/brand.js'
import { staffUrl } from '../../../addresses/staffTable.js'
import type { ReactNode } from 'react'
import { StaffSiteContext } from './staffSite.js'
import type { StaffViewProps } from './staffViews.js'

interface Props extends StaffViewProps {
  readonly children: ReactNode
}

export default function StaffDocument({ site, title, children }: Props) {
  const { t, asset, clinic } = site
  return (
    <StaffSiteContext value={site}>
      <html lang={site.region}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <title>{`${title} | ${t('staff:area', { name: clinic.name })}`}</title>
          <meta name="robots" content="noindex" />
          <meta name="color-scheme" content="light dark" />
          <meta name="theme-color" content={brandColours.bothThemes.deep} />
          <meta name="format-detection" content="telephone=no" />
          <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
          <link rel="stylesheet" href={asset('staff.css')} />
          <script type="module" src={asset('staff.js')} />
        </head>
        <body
          data-route={site.route}
          data-account={site.account?.id}
          data-posted={site.isPosted ? '' : undefined}
          data-keys={site.account?.singleKeys === true ? staffUrl('staffKeys') : undefined}
        >
          {children}
        </body>
      </html>
    </StaffSiteContext>
  )
}
