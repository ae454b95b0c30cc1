import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'
import { planDetail, planResource } from './plan.ts'

const { fields, record, filter } = planResource

/** The account's plans for video KYC: script, questions, documents and tasks. */
export const videoKycTemplateResource = defineResource({
  name: 'video-kyc-templates',
  audience: 'customer',
  permission: 'verifications',
  actions: ['list', 'show'],
  gate: 'kyc',
  paths: {
    list: paths.videoKycTemplates,
    show: paths.videoKycTemplate,
    create: paths.videoKycTemplateCreate,
    edit: paths.videoKycTemplateEdit,
  },
  words: {
    title: text('Templates', 'टेम्पलेट'),
    search: text('Part of the English title', 'अंग्रेज़ी शीर्षक का हिस्सा'),
    none: text('No templates yet', 'अभी कोई टेम्पलेट नहीं'),
    noneDetail: text(
      'A template says what the person agrees to, shows, does and answers. Begin with one that is ready.',
      'टेम्पलेट बताता है कि व्यक्ति किस बात से सहमत हो, क्या दिखाए, क्या करे और क्या बताए। किसी तैयार टेम्पलेट से शुरू करें।',
    ),
    missing: text('There is no such template', 'ऐसा कोई टेम्पलेट नहीं है'),
    error: text('Templates could not be loaded', 'टेम्पलेट लोड नहीं हो सके'),
  },
  fields: {
    ...fields,
    title: { label: text('Template', 'टेम्पलेट') },
    cost: { label: text('Price of a video KYC', 'एक वीडियो KYC का खर्च') },
    running: { label: text('In progress', 'जारी'), kind: 'count' },
  },
  record,
  detail: planDetail,
  filter,
  sorts: ['id', 'createdAt'],
})
