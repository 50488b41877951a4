import type { FinderContent } from '../pageContentTypes.js'

/** The choices of the exam finder, on the home page and on the ultrasound overview. */
export const finder: FinderContent = {
  heading: { fr: 'Trouvez votre examen', en: 'Find your exam' },
  hint: {
    fr: 'Partez de ce que dit votre ordonnance, ou montrez l’endroit sur le dessin. Si l’ordonnance est difficile à lire, appelez-nous au [{{phone}}](tel:clinic).',
    en: 'Start with what your prescription says, or point to the place on the drawing. If you can’t make out the prescription, call us at [{{phone}}](tel:clinic).',
  },
  needs: [
    {
      id: 'early-pregnancy',
      label: { fr: 'Enceinte de 10 semaines ou moins', en: 'Pregnant, 10 weeks or less' },
      places: ['belly'],
      exam: 'fetal',
      text: {
        fr: 'Au début, l’échographie sert souvent à dater la grossesse. Le moment à privilégier est de {{datingWindow}}. Saignements ou forte douleur? Appelez tout de suite le 811, ou le 911 en cas d’urgence.',
        en: 'Early on, an ultrasound is often done to date the pregnancy. The preferred time is {{datingWindow}}. Bleeding or strong pain? Call 811 right away, or 911 in an emergency.',
      },
    },
    {
      id: 'nuchal',
      label: { fr: 'Enceinte de 11 à 13 semaines', en: 'Pregnant, 11 to 13 weeks' },
      places: ['belly'],
      exam: 'nuchalTranslucency',
      text: {
        fr: 'C’est un dépistage facultatif. La mesure se fait de {{nuchalWindow}}. Nous visons {{nuchalBest}}.',
        en: 'This is an optional screening test. The measurement is done from {{nuchalWindow}}. We aim for {{nuchalBest}}.',
      },
    },
    {
      id: 'between',
      label: { fr: 'Enceinte de 14 à 17 semaines', en: 'Pregnant, 14 to 17 weeks' },
      places: ['belly'],
      exam: 'fetal',
      text: {
        fr: 'La clarté nucale se mesure de {{nuchalWindow}}. L’échographie morphologique se fait de {{morphologyWindow}}. Entre ces périodes, nous faisons l’échographie que prescrit la personne qui suit votre grossesse.',
        en: 'Nuchal translucency is measured from {{nuchalWindow}}. The anatomy scan is done at {{morphologyWindow}}. In between, we do the ultrasound that your doctor, nurse practitioner or midwife orders.',
      },
    },
    {
      id: 'morphology',
      label: {
        fr: 'Enceinte de {{morphologyWindow}}',
        en: 'Pregnant, {{morphologyWindow}}',
      },
      places: ['belly'],
      exam: 'morphological',
      text: {
        fr: 'Une étude détaillée du fœtus : cerveau, cœur, colonne, membres et croissance. Elle se fait de {{morphologyWindow}}.',
        en: 'A detailed look at the fetus: brain, heart, spine, limbs and growth. It’s done at {{morphologyWindow}}.',
      },
    },
    {
      id: 'later-pregnancy',
      label: { fr: 'Enceinte de 23 semaines ou plus', en: 'Pregnant, 23 weeks or more' },
      places: ['belly'],
      exam: 'fetal',
      text: {
        fr: 'Une échographie peut montrer la croissance, la position, le placenta et le liquide, si elle est prescrite. Votre bébé bouge moins? Appelez tout de suite l’endroit où vous devez accoucher, ou le 811.',
        en: 'An ultrasound can show growth, position, the placenta and the fluid, if it’s prescribed. Is your baby moving less? Call your birthing place or 811 right away.',
      },
    },
    {
      id: 'breast',
      label: { fr: 'Bosse ou changement au sein', en: 'Breast lump or change' },
      places: ['breast'],
      exam: 'breastUltrasound',
      text: {
        fr: 'Voyez d’abord un ou une médecin ou une IPS. L’échographie distingue ensuite un kyste d’une masse solide, ou complète une mammographie.',
        en: 'See a doctor or nurse practitioner (IPS) first. An ultrasound then tells a cyst from a solid mass, or adds to a mammogram.',
      },
    },
    {
      id: 'breast-mri',
      label: { fr: 'IRM du sein', en: 'MRI of the breast' },
      places: ['breast'],
      exam: 'breastMri',
      text: {
        fr: 'Elle s’ajoute à la mammographie dans des situations précises. On la planifie aux jours {{breastMriDays}} du cycle.',
        en: 'It adds to a mammogram in specific situations. It’s timed to days {{breastMriDays}} of your cycle.',
      },
    },
    {
      id: 'uterus',
      label: { fr: 'Fertilité ou utérus', en: 'Fertility or uterus' },
      places: ['pelvis'],
      exam: 'hysterosonogram',
      text: {
        fr: 'De l’eau salée stérile fait ressortir l’intérieur de l’utérus. L’examen se fait aux jours {{hysterosonogramDays}} du cycle.',
        en: 'Sterile salt water makes the inside of the uterus show up. The exam is done on days {{hysterosonogramDays}} of your cycle.',
      },
    },
    {
      id: 'tendon',
      label: { fr: 'Épaule, tendon ou muscle', en: 'Shoulder, tendon or muscle' },
      places: ['shoulder'],
      exam: 'musculoskeletal',
      text: {
        fr: 'Vous refaites le geste qui fait mal, et nous regardons à l’écran le tendon ou le muscle qui travaille.',
        en: 'You repeat the movement that hurts. We watch the tendon or muscle work on the screen.',
      },
    },
    {
      id: 'spine-head',
      label: { fr: 'Dos, tête ou genou', en: 'Back, head or knee' },
      places: ['head', 'back', 'knee'],
      exam: 'mri',
      text: {
        fr: 'L’IRM montre les tissus mous avec un aimant. Avez-vous un implant, du métal, une grossesse possible? Parlez-nous-en d’abord.',
        en: 'MRI shows soft tissue with a magnet. Do you have an implant or metal, or might you be pregnant? Talk to us first.',
      },
    },
    {
      id: 'lasting-pain',
      label: { fr: 'Douleur qui dure', en: 'Pain that lasts' },
      places: ['elbow', 'ankle'],
      exam: 'musculoskeletal',
      text: {
        fr: 'Parlez-en d’abord à un ou une médecin ou à une IPS. Une échographie peut ensuite montrer le tendon ou le muscle, sur ordonnance.',
        en: 'First talk to a doctor or nurse practitioner (IPS). An ultrasound can then show the tendon or muscle, with a prescription.',
      },
    },
    {
      id: 'prp',
      label: { fr: 'Injection de PRP', en: 'PRP injection' },
      places: [],
      exam: 'prp',
      text: {
        fr: 'Une consultation vient d’abord. Nous y parlons aussi des autres soins. Nous traitons {{prpAreas}}.',
        en: 'A consultation comes first. It covers other kinds of care too. Areas we treat: {{prpAreas}}.',
      },
    },
  ],
}
