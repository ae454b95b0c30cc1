import { type Text, text } from '../platform/text.ts'
import { type Action, actions, type Grants, type Permission, permissions } from './permissions.ts'

/** What a permission is about, in words, for everything that shows people what a role may do. */
export const permissionNames: Record<Permission, Text> = {
  dashboard: text('Dashboard', 'डैशबोर्ड'),
  verifications: text('Checks, cases and documents', 'जाँचें, केस और दस्तावेज़'),
  'verifications.reveal': text('Full values of checks', 'जाँच की छिपी जानकारी'),
  'verifications.share': text('Shared links of checks', 'जाँच के शेयर लिंक'),
  wallets: text('Wallets and payments', 'वॉलेट और पेमेंट'),
  apiKeys: text('API keys and webhooks', 'API कुंजियाँ और वेबहुक'),
  ipAllowList: text('IP allow-list', 'अनुमति वाले IP'),
  usage: text('API usage', 'API का इस्तेमाल'),
  account: text('Account settings', 'खाते की सेटिंग'),
  subUsers: text('Secondary users and roles', 'सब-यूज़र और रोल'),
  challans: text('Challans', 'चालान'),
  'admin.dashboard': text('Dashboard', 'डैशबोर्ड'),
  'admin.users': text('Customers', 'ग्राहक'),
  'admin.supportViews': text("Views of customers' consoles", 'ग्राहकों के कंसोल देखना'),
  'admin.messages': text('Messages to customers', 'ग्राहकों को मैसेज'),
  'admin.wallets': text('Customer wallets', 'ग्राहकों के वॉलेट'),
  'admin.transactions': text('Transactions', 'लेन-देन'),
  'admin.leads': text('Demo and contact requests', 'डेमो और संपर्क की रिक्वेस्ट'),
  'admin.ipAllowList': text('Customer IP allow-lists', 'ग्राहकों के IP'),
  'admin.logs': text('API logs', 'API लॉग'),
  'admin.tutorials': text('Video tutorials', 'वीडियो ट्यूटोरियल'),
  'admin.audit': text('Audit log', 'ऑडिट लॉग'),
  'admin.prices': text('Prices', 'कीमतें'),
  'admin.approvals': text('Approvals of money', 'पैसों की मंज़ूरी'),
  'admin.challans': text('Challan orders, brands and fees', 'चालान के ऑर्डर, ब्रांड और शुल्क'),
  'admin.courtReviews': text('Court reviews', 'कोर्ट रिव्यू'),
  'admin.verifications': text('Checks of verifiers', 'वेरिफ़ायर की जाँचें'),
  'admin.documents': text('Kinds of documents', 'दस्तावेज़ों के प्रकार'),
  'admin.batches': text('Batches of all customers', 'सभी ग्राहकों के बैच'),
  'admin.whiteLabel': text('White-label clients, end users and hosts', 'व्हाइट-लेबल क्लाइंट, एंड यूज़र और होस्ट'),
  'admin.watchLists': text('Watch lists', 'वॉचलिस्ट'),
  'admin.sources': text('Products, providers and routes', 'प्रोडक्ट, प्रोवाइडर और रूट'),
  'admin.restricted': text('Staff, roles, sessions and recipients', 'स्टाफ़, रोल, सेशन और नोटिफ़िकेशन पाने वाले'),
}

export const actionNames: Record<Action, Text> = {
  list: text('view', 'देखना'),
  show: text('open', 'खोलना'),
  create: text('create', 'बनाना'),
  edit: text('edit', 'बदलना'),
  delete: text('delete', 'हटाना'),
  export: text('export', 'एक्सपोर्ट करना'),
}

/** What grants permit, a line per permission: "Customers: view, open". */
export const grantLines = (grants: Grants, locale: keyof Text): string[] =>
  permissions
    .filter(permission => (grants[permission]?.length ?? 0) > 0)
    .map(permission => {
      const granted = actions.filter(action => grants[permission]?.includes(action))
      return `${permissionNames[permission][locale]}: ${granted.map(action => actionNames[action][locale]).join(', ')}`
    })

/** The same in both languages, for the audit log. */
export const grantsInWords = (grants: Grants): Text =>
  text(grantLines(grants, 'en').join('; '), grantLines(grants, 'hi').join('; '))
