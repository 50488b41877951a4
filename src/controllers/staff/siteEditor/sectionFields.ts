import { locales, type Locale } from '../../../addresses/locales.js'
import { staffUrl } from '../../../addresses/staffTable.js'
import {
  type FieldNode,
  isOpenList,
  optionsOf,
} from '../../../services/content/editor/fieldTree.js'
import { fieldText, isLeaf } from '../../../services/content/editor/fieldText.js'
import { fieldName, type Posted } from '../../../services/content/editor/readFields.js'
import { technicalKeys } from '../../../services/content/editor/siteSections.js'
import type { Json } from '../../../services/content/mergeContent.js'
import { withoutMarkup } from '../../../shared/text/markup.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { FieldProps, TextInput } from '../../../views/staff/siteEditor/fieldProps.js'
import {
  fieldLabel,
  itemTitle,
  knownOption,
  optionLabel,
  pictureLabel,
  reviewLabel,
  textsIn,
} from './documentTexts.js'

export interface FieldsShown {
  readonly site: StaffSite
  /** Fills in `{{facts}}`; unknown names are preserved. */
  readonly localize: (text: string, locale: Locale) => string
  readonly posted?: Posted | undefined
  readonly unreadable?: readonly string[] | undefined
  /** Approval required by the whole form; a field is labelled only if it requires another approval. */
  readonly review?: FieldNode['review']
}

const marks = /\{\{|\]\(|\*\*/

/** Returns a text as visitors read it, without markup. */
const asRead = ({ localize }: FieldsShown, text: string, locale: Locale): string | undefined =>
  marks.test(text) ? withoutMarkup(localize(text, locale)) : undefined

const errorOf = ({ site, unreadable = [] }: FieldsShown, node: FieldNode): string | undefined => {
  if (!unreadable.includes(fieldName(node))) return undefined
  const { t } = site
  const { control } = node
  if (control === 'number' || control === 'price') return t('staffSiteEditor:errors.number')
  if (
    control === 'date' ||
    control === 'focus' ||
    control === 'range' ||
    control === 'phone' ||
    control === 'dayHours' ||
    control === 'time'
  ) {
    return t(`staffSiteEditor:errors.${control}`)
  }
  const isChoice = control === 'choice' || control === 'choices' || control === 'exam'
  return t(isChoice ? 'staffSiteEditor:errors.choice' : 'staffSiteEditor:errors.longText')
}

const hintOf = ({ site }: FieldsShown, node: FieldNode): string | undefined => {
  if (node.control === 'focus') return site.t('staffSiteEditor:form.focus')
  if (node.control === 'date') return site.t('staffSiteEditor:form.date')
  return node.children[0]?.control === 'dayHours' ? site.t('staffSiteEditor:form.hours') : undefined
}

const typedTexts = ({ posted }: FieldsShown, node: FieldNode): readonly string[] => {
  if (!isLeaf(node.control)) return []
  const text = fieldText(node.control)
  if (posted !== undefined && node.control !== 'choices') {
    return text.parts.map((part) => posted(fieldName(node, part))[0] ?? '')
  }
  const value: Json = node.value ?? ''
  return text.write(value)
}

const partLabels = {
  range: ['staffSiteEditor:form.from', 'staffSiteEditor:form.to'],
  focus: ['staffSiteEditor:form.fromLeft', 'staffSiteEditor:form.fromTop'],
} as const

const partLabel = (
  { t }: StaffSite,
  control: FieldNode['control'],
  place: number,
): string | undefined => {
  const key = control === 'range' || control === 'focus' ? partLabels[control][place] : undefined
  return key === undefined ? undefined : t(key)
}

const leafProps = (shown: FieldsShown, node: FieldNode, base: FieldProps): FieldProps => {
  const { site } = shown
  const { control } = node
  const typed = typedTexts(shown, node)
  if (control === 'line' || control === 'rich') {
    const texts: readonly TextInput[] = locales.map((locale, place) => ({
      name: fieldName(node, locale),
      locale,
      value: typed[place] ?? '',
      reads: asRead(shown, typed[place] ?? '', locale),
    }))
    return { ...base, kind: 'texts', isLong: control === 'rich', texts }
  }
  if (control === 'paragraphs') return { ...base, kind: 'paragraphs', value: typed[0] ?? '' }
  if (control === 'flag') {
    const words = site.t('staffSiteEditor:form.yes')
    return { ...base, kind: 'flag', isOn: typed[0] === 'yes', words }
  }
  const { pictures } = site.content
  const options = control === 'picture' ? Object.keys(pictures) : optionsOf(node)
  if (options.length > 0) {
    const alts = new Map(Object.entries(pictures).map(([id, { alt }]) => [id, alt[site.locale]]))
    const labelOf = (value: string): string =>
      control === 'picture' ? pictureLabel(alts.get(value) ?? value) : optionLabel(site, value)
    return {
      ...base,
      kind: control === 'choices' ? 'choices' : 'choice',
      isOptional: node.isOptional,
      options: options.map((value) => ({
        value,
        label: labelOf(value),
        isChosen: typed.includes(value),
      })),
    }
  }
  const parts = isLeaf(control) ? fieldText(control).parts : []
  return {
    ...base,
    kind: 'inputs',
    isNumber: ['focus', 'number', 'price', 'range'].includes(control),
    inputs: typed.map((value, place) => ({
      name: fieldName(node, parts[place]),
      value,
      label: partLabel(site, control, place),
    })),
  }
}

const fixedTexts = (site: StaffSite, value: Json | undefined): readonly string[] => {
  if (typeof value === 'boolean') {
    return [site.t(value ? 'staffSiteEditor:form.yes' : 'staffSiteEditor:form.no')]
  }
  const texts = textsIn(value, site.locale)
  if (texts.length > 0 || value === undefined || typeof value === 'object') return texts
  return [optionLabel(site, String(value))]
}

const fieldProps = (shown: FieldsShown, node: FieldNode, label?: string): FieldProps => {
  const { site } = shown
  const name = fieldName(node)
  const reviewed = node.isLocked || node.review === shown.review ? undefined : node.review
  const base: FieldProps = {
    kind: 'fixed',
    texts: fixedTexts(site, node.value),
    name,
    label: label ?? fieldLabel(site, node),
    hint: hintOf(shown, node),
    error: errorOf(shown, node),
    review: reviewLabel(site, reviewed),
  }
  if (node.shared !== undefined) {
    const { value } = node.shared
    // A whole section, whose title is above it, is labelled as texts instead of by its list.
    const isSection = node.path.length === 2 && node.path[0] === 'sections'
    return {
      ...base,
      label: isSection ? site.words('staffContent:groups').texts : base.label,
      kind: 'shared',
      texts: locales.map((locale) => ({
        locale,
        lines: textsIn(value, locale).map((text) => asRead(shown, text, locale) ?? text),
      })),
      href: staffUrl('siteDocument', { document: 'common' }),
    }
  }
  if (node.isLocked) return base
  if (isLeaf(node.control)) return leafProps(shown, node, base)
  if (node.control === 'list') {
    return {
      ...base,
      kind: 'list',
      isOpen: isOpenList(node),
      items: node.children.map((item) => ({
        name: fieldName(item),
        isPlain: isLeaf(item.control),
        title: itemTitle(site, item),
        fields:
          isLeaf(item.control) || item.shared !== undefined
            ? [fieldProps(shown, item, itemTitle(site, item))]
            : shownFields(shown, item.children),
      })),
    }
  }
  return { ...base, kind: 'group', fields: shownFields(shown, node.children) }
}

/** Returns false for technical values and for missing optional groups, which cannot be filled in. */
const isShown = (site: StaffSite, node: FieldNode): boolean => {
  if (node.isLocked) {
    const { control, value, label } = node
    if (technicalKeys.includes(label.key) || value === undefined) return false
    if (control === 'choice' && typeof value === 'string') {
      return knownOption(site, value) !== undefined
    }
    if (typeof value === 'object' && fixedTexts(site, value).length === 0) return false
  }
  return node.value !== undefined || node.control === 'list' || isLeaf(node.control)
}

export const shownFields = (
  shown: FieldsShown,
  nodes: readonly FieldNode[],
): readonly FieldProps[] =>
  nodes.filter((node) => isShown(shown.site, node)).map((node) => fieldProps(shown, node))
