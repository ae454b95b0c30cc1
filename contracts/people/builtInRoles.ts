import { type Text, text } from '../platform/text.ts'
import { actions, type Grants, reading } from './permissions.ts'
import { type BuiltInRole, staffRoles } from './roles.ts'

/**
 * Raised with every change of the roles below. A version with a lower one leaves them as they are, so that an older node
 * that starts during an upgrade does not give back what a newer one has taken away.
 */
export const builtInRolesRevision = 5

interface BuiltIn {
  /** What it is for, beside its name where a role is chosen. */
  about: Text
  permissions: Grants
}

/** Of wallets: to see them and to add money. */
const payingIn = [...reading, 'create'] as const
const deciding = [...reading, 'edit'] as const

const readOnly = (grants: Grants): Grants =>
  Object.fromEntries(
    Object.entries(grants).map(([name, granted]) => [
      name,
      granted.filter(action => reading.some(one => one === action)),
    ]),
  )

// Keys can spend the account's money, so only its holder creates them: the others may see them.
const operator: Grants = {
  dashboard: reading,
  verifications: actions,
  wallets: payingIn,
  apiKeys: reading,
  ipAllowList: reading,
  usage: reading,
  challans: actions,
  account: reading,
}

const administrator: Grants = {
  'admin.dashboard': reading,
  'admin.users': actions,
  'admin.supportViews': ['list', 'create'],
  'admin.messages': ['list', 'create'],
  'admin.wallets': actions,
  'admin.transactions': deciding,
  'admin.leads': deciding,
  'admin.ipAllowList': deciding,
  'admin.logs': [...reading, 'create'],
  'admin.tutorials': actions,
  'admin.audit': reading,
  'admin.prices': deciding,
  'admin.approvals': deciding,
  'admin.challans': actions,
  'admin.courtReviews': deciding,
  'admin.verifications': deciding,
  'admin.documents': deciding,
  'admin.batches': deciding,
  'admin.whiteLabel': deciding,
  'admin.watchLists': reading,
  'admin.sources': [...deciding, 'create'],
}

/** The roles that every installation has. They are written into the table `roles` at the start of the server, and nobody changes them. */
export const builtInRoles: Record<BuiltInRole, BuiltIn> = {
  auditor: {
    about: text('Sees what an administrator sees, and changes nothing.', 'जो एडमिन देखते हैं, वही देखना। कुछ बदल नहीं सकते।'),
    permissions: readOnly(administrator),
  },
  support: {
    about: text(
      'Sees customers, their payments, orders and calls, views their consoles, writes to them, handles requests, and pauses and resumes batches.',
      'ग्राहक, उनके पेमेंट, ऑर्डर, API कॉल और कंसोल देखना, उन्हें मैसेज भेजना, रिक्वेस्ट सँभालना, और बैच रोकना या फिर चलाना।',
    ),
    permissions: {
      'admin.dashboard': reading,
      'admin.users': reading,
      'admin.supportViews': ['list', 'create'],
      'admin.messages': ['list', 'create'],
      'admin.wallets': reading,
      'admin.transactions': reading,
      'admin.leads': deciding,
      'admin.ipAllowList': reading,
      'admin.logs': reading,
      'admin.challans': reading,
      'admin.batches': deciding,
      'admin.whiteLabel': reading,
    },
  },
  compliance: {
    about: text(
      'Sees customers, transactions, watch lists and the audit log.',
      'ग्राहक, लेन-देन, वॉचलिस्ट और ऑडिट लॉग देखना।',
    ),
    permissions: {
      'admin.dashboard': reading,
      'admin.users': reading,
      'admin.transactions': reading,
      'admin.logs': reading,
      'admin.audit': reading,
      'admin.watchLists': reading,
    },
  },
  verifier: {
    about: text(
      'Verifies checks of cases, and reviews court cases and kinds of documents.',
      'केस की जाँच वेरिफ़ाई करना, और कोर्ट केस और दस्तावेज़ों के प्रकार जाँचना।',
    ),
    permissions: {
      'admin.dashboard': reading,
      'admin.courtReviews': deciding,
      'admin.verifications': deciding,
      'admin.documents': deciding,
    },
  },
  finance: {
    about: text(
      'Wallets, payments, prices, challan orders and their approvals, and messages to customers.',
      'वॉलेट, पेमेंट, कीमतें, चालान के ऑर्डर और उनकी मंज़ूरी, और ग्राहकों को मैसेज।',
    ),
    permissions: {
      'admin.dashboard': reading,
      'admin.users': reading,
      'admin.messages': ['list', 'create'],
      'admin.wallets': deciding,
      'admin.transactions': deciding,
      'admin.prices': deciding,
      'admin.approvals': deciding,
      'admin.challans': deciding,
      'admin.whiteLabel': deciding,
    },
  },
  admin: {
    about: text('Customers, their wallets and requests.', 'ग्राहक, उनके वॉलेट और रिक्वेस्ट।'),
    permissions: administrator,
  },
  superadmin: {
    about: text(
      'Everything, including staff accounts, sessions and recipients.',
      'सब कुछ, स्टाफ़ के खाते, सेशन और नोटिफ़िकेशन भी।',
    ),
    permissions: { ...administrator, 'admin.watchLists': actions, 'admin.restricted': actions },
  },
  view: {
    about: text(
      'Can see checks, files and wallets. Cannot change or spend anything.',
      'जाँचें, फ़ाइलें और वॉलेट देखना। कुछ बदल या खर्च नहीं कर सकते।',
    ),
    permissions: readOnly(operator),
  },
  full: {
    about: text(
      'Can run checks, upload files and spend from the wallets. Cannot manage API keys, KYC or secondary users.',
      'जाँच करना, फ़ाइल अपलोड करना और वॉलेट से खर्च करना। API कुंजियाँ, KYC और सब-यूज़र नहीं।',
    ),
    permissions: operator,
  },
  manager: {
    about: text(
      'All that an operator can, and reveals and shares checks and manages secondary users.',
      'ऑपरेटर के सब काम, साथ में छिपी जानकारी देखना, जाँच शेयर करना और सब-यूज़र सँभालना।',
    ),
    permissions: {
      ...operator,
      'verifications.reveal': actions,
      'verifications.share': actions,
      subUsers: actions,
    },
  },
  customer: {
    about: text('The holder of the account, who may do everything.', 'खाते के मालिक, जो सब कुछ कर सकते हैं।'),
    permissions: {
      dashboard: reading,
      verifications: actions,
      'verifications.reveal': actions,
      'verifications.share': actions,
      wallets: payingIn,
      apiKeys: actions,
      ipAllowList: actions,
      usage: reading,
      account: actions,
      subUsers: actions,
      challans: actions,
    },
  },
}

export const audienceOf = (role: BuiltInRole): 'staff' | 'customer' =>
  staffRoles.some(one => one === role) ? 'staff' : 'customer'
