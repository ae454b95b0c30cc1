/** Banks by the first four letters of their IFSC (RBI). Those whose statements are common; others are told by their own name. */
const names: Record<string, string> = {
  SBIN: 'State Bank of India',
  HDFC: 'HDFC Bank',
  ICIC: 'ICICI Bank',
  UTIB: 'Axis Bank',
  KKBK: 'Kotak Mahindra Bank',
  PUNB: 'Punjab National Bank',
  BARB: 'Bank of Baroda',
  CNRB: 'Canara Bank',
  UBIN: 'Union Bank of India',
  BKID: 'Bank of India',
  IDIB: 'Indian Bank',
  CBIN: 'Central Bank of India',
  IOBA: 'Indian Overseas Bank',
  UCBA: 'UCO Bank',
  MAHB: 'Bank of Maharashtra',
  PSIB: 'Punjab and Sind Bank',
  IBKL: 'IDBI Bank',
  YESB: 'YES Bank',
  INDB: 'IndusInd Bank',
  IDFB: 'IDFC FIRST Bank',
  FDRL: 'Federal Bank',
  RATN: 'RBL Bank',
  BDBL: 'Bandhan Bank',
  KVBL: 'Karur Vysya Bank',
  CIUB: 'City Union Bank',
  SIBL: 'South Indian Bank',
  KARB: 'Karnataka Bank',
  JAKA: 'Jammu and Kashmir Bank',
  TMBL: 'Tamilnad Mercantile Bank',
  DCBL: 'DCB Bank',
  CSBK: 'CSB Bank',
  DLXB: 'Dhanlaxmi Bank',
  NKGS: 'NKGSB Co-operative Bank',
  SRCB: 'Saraswat Co-operative Bank',
  SVCB: 'SVC Co-operative Bank',
  COSB: 'Cosmos Co-operative Bank',
  AUBL: 'AU Small Finance Bank',
  ESFB: 'Equitas Small Finance Bank',
  UJVN: 'Ujjivan Small Finance Bank',
  SURY: 'Suryoday Small Finance Bank',
  JSFB: 'Jana Small Finance Bank',
  UTKS: 'Utkarsh Small Finance Bank',
  CITI: 'Citibank',
  HSBC: 'HSBC',
  SCBL: 'Standard Chartered Bank',
  DBSS: 'DBS Bank India',
  DEUT: 'Deutsche Bank',
  PYTM: 'Paytm Payments Bank',
  AIRP: 'Airtel Payments Bank',
  IPOS: 'India Post Payments Bank',
  FINO: 'Fino Payments Bank',
  NSPB: 'NSDL Payments Bank',
}

/** The bank of an IFSC; null for one that is not in the list. */
export const bankOfIfsc = (ifsc: string | null): string | null => names[ifsc?.slice(0, 4).toUpperCase() ?? ''] ?? null

const byName = Object.values(names).map(name => ({ name, words: name.toUpperCase() }))

/** The first bank that one of the texts names; else a text that is itself a bank's name. */
export function bankNamed(texts: readonly string[]): string | null {
  for (const text of texts) {
    const upper = text.toUpperCase().replace(/&/g, 'AND').replace(/\s+/g, ' ')
    const known = byName.find(({ words }) => ` ${upper} `.includes(` ${words} `) || upper.startsWith(words))
    if (known) return known.name
  }
  const own = texts.slice(0, 6).find(text => /^[\p{L}\s&.()'-]{3,60}\bbank\b[\p{L}\s&.,()'-]{0,40}$/iu.test(text))
  return own ? own.trim() : null
}

/** Four letters of the bank, a zero, six of the branch (RBI). */
export const isIfsc = (text: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text)
