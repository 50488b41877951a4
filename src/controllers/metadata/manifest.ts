import { brandColours } from '../../shared/brand/brand.js'
import { regions } from '../../addresses/pageTable.js'
import type { Services } from '../../services/services.js'

const png = (name: string, size: number) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})

export const manifest = ({ legalName, name }: Services['clinic']): string =>
  JSON.stringify({
    id: '/',
    name: legalName.fr,
    short_name: name,
    lang: regions.fr,
    start_url: '/fr',
    scope: '/',
    display: 'minimal-ui',
    background_color: brandColours.light.paper,
    theme_color: brandColours.light.paper,
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('icon', 192),
      png('icon', 512),
      { ...png('icon-maskable', 512), purpose: 'maskable' },
    ],
  })
