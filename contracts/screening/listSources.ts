import { type Text, text } from '../platform/text.ts'
import type { ListKind } from './watchLists.ts'

/** A list that is fetched from its publisher. */
export interface ListSource {
  /** The name of the list that its file becomes. */
  list: string
  kind: ListKind
  publisher: Text
  /** As published; `LIST_SOURCES` names others, for a mirror. */
  address: string
  /** Where the publisher states the checksums of its files: `{ resources: [{ name, checksum }] }`, SHA-1 in hex. */
  checksums?: string
  /** How often it is asked for. */
  everyHours: number
  /** Staff are told if the publisher has not confirmed for so long that we have the current list. */
  promiseHours: number
  /** Whether it is fetched before anybody has chosen. */
  isOn: boolean
  /** What staff confirm before it is fetched for the first time. */
  licence?: Text
}

/** The public lists, with the addresses at which their publishers offer them (docs/decisions/0080). */
export const listSources = {
  un: {
    list: 'UN Security Council',
    kind: 'sanctions',
    publisher: text('United Nations Security Council', 'संयुक्त राष्ट्र सुरक्षा परिषद'),
    address: 'https://scsanctions.un.org/resources/xml/en/consolidated.xml',
    everyHours: 12,
    promiseHours: 48,
    isOn: true,
  },
  uk: {
    list: 'UK Sanctions List',
    kind: 'sanctions',
    publisher: text('Foreign, Commonwealth & Development Office, UK', 'विदेश कार्यालय, UK'),
    address: 'https://sanctionslist.fcdo.gov.uk/docs/UK-Sanctions-List.xml',
    everyHours: 12,
    promiseHours: 48,
    isOn: true,
  },
  eu: {
    list: 'EU financial sanctions',
    kind: 'sanctions',
    publisher: text('European Commission', 'यूरोपीय आयोग'),
    // The token is the same for everybody.
    address: 'https://webgate.ec.europa.eu/fsd/fsf/public/files/xmlFullSanctionsList_1_1/content?token=dG9rZW4tMjAxNw',
    everyHours: 12,
    promiseHours: 48,
    isOn: true,
  },
  'ofac-sdn': {
    list: 'OFAC SDN',
    kind: 'sanctions',
    publisher: text('Office of Foreign Assets Control, US', 'OFAC, US'),
    address: 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/SDN_ADVANCED.XML',
    everyHours: 12,
    promiseHours: 48,
    isOn: true,
  },
  'ofac-consolidated': {
    list: 'OFAC Consolidated (non-SDN)',
    kind: 'sanctions',
    publisher: text('Office of Foreign Assets Control, US', 'OFAC, US'),
    address: 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/CONS_ADVANCED.XML',
    everyHours: 12,
    promiseHours: 48,
    isOn: true,
  },
  'us-csl': {
    list: 'US Consolidated Screening List',
    kind: 'sanctions',
    publisher: text('International Trade Administration, US', 'US का वाणिज्य विभाग'),
    address: 'https://data.trade.gov/downloadable_consolidated_screening_list/v1/consolidated.json',
    everyHours: 24,
    promiseHours: 72,
    // It repeats OFAC's lists and adds those of export control.
    isOn: false,
  },
  'open-sanctions': {
    list: 'OpenSanctions',
    kind: 'sanctions',
    publisher: text('OpenSanctions', 'OpenSanctions'),
    address: 'https://data.opensanctions.org/datasets/latest/sanctions/entities.ftm.json',
    checksums: 'https://data.opensanctions.org/datasets/latest/sanctions/index.json',
    everyHours: 24,
    promiseHours: 72,
    isOn: true,
    licence: text(
      'The data is CC BY-NC 4.0: free for non-commercial use only. Any other use needs a licence of OpenSanctions.',
      'यह डेटा CC BY-NC 4.0 है: मुफ़्त सिर्फ़ गैर-व्यावसायिक इस्तेमाल के लिए। बाकी हर इस्तेमाल के लिए OpenSanctions का लाइसेंस चाहिए।',
    ),
  },
} as const satisfies Record<string, ListSource>

export type ListSourceId = keyof typeof listSources

export const listSourceIds = Object.keys(listSources) as [ListSourceId, ...ListSourceId[]]

/** The state of a source, the gravest first. */
export const listSourceStates = ['late', 'failed', 'fetching', 'fresh', 'waiting', 'licence', 'off'] as const

export type ListSourceState = (typeof listSourceStates)[number]
