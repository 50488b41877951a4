import type { Localized } from '../localized.js'

export interface MriCheckItem {
  readonly key: string
  readonly text: Localized
}

/**
 * Facts to report before an MRI. No group means "safe": the page clears no one for the magnet. The
 * items to call about follow the American College of Radiology.
 */
export const mriCheckItems = {
  callFirst: [
    {
      key: 'cardiacDevice',
      text: {
        fr: 'Stimulateur cardiaque (pacemaker), défibrillateur, moniteur cardiaque implanté ou sonde laissée en place. Certains modèles permettent une IRM, souvent à l’hôpital.',
        en: 'Pacemaker, defibrillator, implanted heart monitor, or wires (leads) left in place. Some models allow an MRI, often in hospital.',
      },
    },
    {
      key: 'vesselImplant',
      text: {
        fr: 'Clip sur un anévrisme du cerveau, spirale (coil), endoprothèse (stent) ou valve cardiaque artificielle.',
        en: 'Brain aneurysm clip, coil, stent or artificial heart valve.',
      },
    },
    {
      key: 'nerveImplant',
      text: {
        fr: 'Implant cochléaire (oreille interne), stimulateur d’un nerf ou du cerveau, dérivation à valve réglable.',
        en: 'Cochlear (inner-ear) implant, nerve or brain stimulator, shunt with an adjustable valve.',
      },
    },
    {
      key: 'pump',
      text: {
        fr: 'Pompe à insuline ou à médicament.',
        en: 'Insulin or medicine pump.',
      },
    },
    {
      key: 'eyeMetal',
      text: {
        fr: 'Métal dans un œil, ou blessure à l’œil par du métal, même ancienne. Une radiographie peut être nécessaire d’abord.',
        en: 'Metal in the eye, or an eye injury with metal, even long ago. An X-ray may be needed first.',
      },
    },
    {
      key: 'fragment',
      text: {
        fr: 'Éclat de métal ou balle encore dans le corps.',
        en: 'Shrapnel or a bullet still in the body.',
      },
    },
    {
      key: 'expander',
      text: {
        fr: 'Expanseur tissulaire dans un sein.',
        en: 'Breast tissue expander.',
      },
    },
    {
      key: 'capsule',
      text: {
        fr: 'Capsule vidéo avalée, ou clip dans l’estomac ou l’intestin.',
        en: 'A swallowed video capsule, or a clip in the stomach or bowel.',
      },
    },
    {
      key: 'magneticImplant',
      text: {
        fr: 'Implant magnétique, anneau gastrique ou sonde d’alimentation.',
        en: 'Magnetic implant, gastric band or feeding tube.',
      },
    },
    {
      key: 'recentSurgery',
      text: {
        fr: 'Opération ou implant depuis moins de 6 semaines.',
        en: 'Surgery or an implant in the last 6 weeks.',
      },
    },
    {
      key: 'pregnancy',
      text: {
        fr: 'Grossesse, certaine ou possible.',
        en: 'Pregnancy, known or possible.',
      },
    },
    {
      key: 'contrastRisk',
      text: {
        fr: 'Dialyse, ou réaction passée à un agent de contraste.',
        en: 'Dialysis, or a past reaction to a contrast agent.',
      },
    },
  ],
  tellUs: [
    {
      key: 'otherImplant',
      text: {
        fr: 'Prothèse articulaire, plaque, vis ou tout autre implant. Gardez sa carte sous la main.',
        en: 'Joint prosthesis, plates, screws or any other implant. Keep its card at hand.',
      },
    },
    { key: 'iud', text: { fr: 'Stérilet.', en: 'Intrauterine device (IUD).' } },
    {
      key: 'sensor',
      text: {
        fr: 'Capteur de glucose, ou timbre médicamenteux (certains ont un dos métallique).',
        en: 'Glucose sensor, or a medicine patch (some have a metal backing).',
      },
    },
    {
      key: 'metalWork',
      text: {
        fr: 'Travail du métal, actuel ou passé, comme le meulage ou la soudure.',
        en: 'Work with metal, now or in the past, such as grinding or welding.',
      },
    },
    {
      key: 'piercing',
      text: {
        fr: 'Perçage, tatouage, maquillage permanent ou faux cils magnétiques.',
        en: 'Piercings, tattoos, permanent make-up or magnetic lashes.',
      },
    },
    {
      key: 'hearingAid',
      text: {
        fr: 'Appareil auditif, prothèse dentaire, perruque ou rallonges.',
        en: 'Hearing aids, dentures, a wig or hair extensions.',
      },
    },
    { key: 'breastfeeding', text: { fr: 'Allaitement.', en: 'Breastfeeding.' } },
    { key: 'kidneys', text: { fr: 'Maladie des reins.', en: 'Kidney disease.' } },
    {
      key: 'claustrophobia',
      text: {
        fr: 'Claustrophobie, ou difficulté à rester en position couchée.',
        en: 'Claustrophobia, or trouble lying flat.',
      },
    },
    {
      key: 'size',
      text: {
        fr: 'Taille ou poids. La table porte {{mriTable}} et le tunnel fait {{mriBore}} de large : nous vérifions avec vous.',
        en: 'Size or weight. The table holds {{mriTable}} and the tunnel is {{mriBore}} wide: we’ll check with you.',
      },
    },
  ],
} as const satisfies Readonly<Record<'callFirst' | 'tellUs', readonly MriCheckItem[]>>
