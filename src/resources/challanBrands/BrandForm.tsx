import type { BrandContent } from '../../../contracts/challans/challanBrand.ts'
import { type ChallanBrandRow, challanBrands } from '../../../contracts/resources/challanBrand.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { createCall, updateCall } from '../../dataProvider/resourceCalls.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ColourInput, LogoInput, SlugInput } from './brandInputs.tsx'
import { ContentInputs } from './ContentInputs.tsx'

interface BrandFormProps {
  /** The brand to edit; undefined to create one. */
  brand?: ChallanBrandRow
  onClose: () => void
}

const create = createCall(challanBrands)
const update = updateCall(challanBrands)

/** Edits a brand: slug, support contacts, logo, colours and the texts of its page. */
export const BrandForm = ({ brand, onClose }: BrandFormProps) => {
  const text = useTexts('adminChallans')
  const locale = useLocale()
  const { title, name, isActive } = challanBrands.fields
  return (
    <ActionDialog<typeof create | typeof update>
      guard
      wide
      call={brand ? update : create}
      {...(brand && { params: { id: brand.id } })}
      defaults={brand ?? newBrand}
      fields={[
        { source: 'title', label: title.label[locale], half: true, required: true },
        {
          source: 'name',
          label: name.label[locale],
          required: true,
          problems: { pattern: text('brands.nameRule') },
          component: <SlugInput />,
        },
        { source: 'supportEmail', kind: 'email', label: text('brands.supportEmail'), half: true, required: true },
        { source: 'supportPhone', kind: 'tel', label: text('brands.supportPhone'), half: true },
        {
          source: 'smsSender',
          label: text('brands.smsSender'),
          hint: text('brands.smsSenderHint'),
          problems: { pattern: text('brands.smsSenderRule') },
          half: true,
        },
        {
          source: 'smsTemplateId',
          label: text('brands.smsTemplateId'),
          problems: { pattern: text('brands.smsTemplateRule') },
          half: true,
        },
        {
          source: 'onlineDays',
          kind: 'number',
          label: text('brands.onlineDays'),
          hint: text('brands.daysHint'),
          half: true,
        },
        { source: 'virtualCourtDays', kind: 'number', label: text('brands.virtualCourtDays'), half: true },
        { source: 'physicalCourtDays', kind: 'number', label: text('brands.physicalCourtDays'), half: true },
        { source: 'lateRefund', kind: 'switch', label: text('brands.lateRefund'), hint: text('brands.lateRefundHint') },
        { source: 'logoId', label: text('brands.logo'), component: <LogoInput brand={brand} /> },
        { source: 'primary', label: text('brands.primary'), component: <ColourInput /> },
        { source: 'primaryDark', label: text('brands.primaryDark'), component: <ColourInput /> },
        { source: 'ink', label: text('brands.ink'), component: <ColourInput /> },
        { source: 'content', component: <ContentInputs /> },
        { source: 'isActive', kind: 'switch', label: isActive.choices.true.label[locale] },
      ]}
      title={brand ? text('brands.formEdit', { name: brand.title }) : text('brands.formAdd')}
      confirm={text('brands.save')}
      done={text('brands.saved')}
      onClose={onClose}
    />
  )
}

const noText = { en: '', hi: '' }

const newContent: BrandContent = {
  headline: noText,
  lead: noText,
  claims: [],
  questions: [],
  partner: { title: noText, text: noText, points: [] },
  integration: { title: noText, text: noText, points: [] },
  features: [],
  trustedBy: [],
}

/** New brands start with Satyapan's own colours. */
const newBrand = { primary: '#0C6577', primaryDark: '#4DB6C9', ink: '#0A2A32', isActive: true, content: newContent }
