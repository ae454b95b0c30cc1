const listOf = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/).filter(Boolean))

/** Providers where anybody opens a mailbox. */
const free =
  listOf(`gmail.com googlemail.com yahoo.com yahoo.co.in yahoo.in ymail.com outlook.com hotmail.com live.com msn.com icloud.com me.com
proton.me protonmail.com rediffmail.com zoho.com zohomail.in aol.com gmx.com mail.com indiatimes.com sify.com`)

/** Providers whose mailboxes last minutes. A short list of the best known: a source may know more. */
const disposable =
  listOf(`mailinator.com guerrillamail.com guerrillamail.net sharklasers.com 10minutemail.com 10minutemail.net temp-mail.org
tempmail.com tempmail.net tempmailo.com throwawaymail.com yopmail.com yopmail.net getnada.com nada.email dispostable.com maildrop.cc mintemail.com
trashmail.com trashmail.de fakeinbox.com mailnesia.com mytemp.email mohmal.com emailondeck.com spamgourmet.com mailcatch.com discard.email
moakt.com burnermail.io inboxkitten.com tempr.email 33mail.com harakirimail.com spam4.me grr.la`)

/** Names of desks, not of people. */
const roles =
  listOf(`abuse accounts admin administrator billing careers compliance contact customercare enquiry enquiries feedback finance
grievance hello help helpdesk hr hostmaster info jobs legal mail marketing media no-reply noreply office operations orders postmaster press
privacy purchase recruitment root sales secretary security service support team webmaster`)

/** Whether one edit, or a swap of neighbours, makes one word the other. */
function isOneSlipAway(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  const start = [...one].findIndex((char, at) => char !== other[at])
  const at = start < 0 ? one.length : start
  const [restOne, restOther] = [one.slice(at), other.slice(at)]
  if (restOne.slice(1) === restOther.slice(1) || restOne.slice(1) === restOther || restOne === restOther.slice(1))
    return true
  return (
    restOne.charAt(0) === restOther.charAt(1) &&
    restOne.charAt(1) === restOther.charAt(0) &&
    restOne.slice(2) === restOther.slice(2)
  )
}

const endsIn = (names: ReadonlySet<string>, domain: string) =>
  names.has(domain) || [...names].some(name => domain.endsWith(`.${name}`))

/** What an address says by itself, in lower case, from short lists of our own. */
export function describeAddress(email: string) {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const local = email.slice(0, at).replace(/\+.*/, '')
  const isKnown = free.has(domain) || disposable.has(domain)
  return {
    domain,
    disposable: endsIn(disposable, domain),
    freeProvider: free.has(domain),
    roleAddress: roles.has(local) || roles.has(local.replace(/[\d._-]+$/, '')),
    likelyDomain: isKnown ? null : ([...free].find(name => isOneSlipAway(domain, name)) ?? null),
  }
}
