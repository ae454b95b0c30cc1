import { describe, expect, test } from 'vitest'
import type { NameBand } from '../../../../contracts/screening/names.ts'
import { bandOf, compareNames } from '../../../../server/engines/names/index.ts'

/** Each rule with two names and the band that they are in. */
const rules: Record<string, [string, string, NameBand][]> = {
  'case, accents, order and titles': [
    ['Ravi Teja Konda', 'RAVI TEJA KONDA', 'exact'],
    ['Konda, Ravi Teja', 'Ravi Teja Konda', 'exact'],
    ['Shri Ravi Konda', 'Ravi Konda', 'exact'],
    ['Dr. Meera Sundaram', 'Smt Meera Sundaram', 'exact'],
    ['José Fernandes', 'Jose Fernandes', 'exact'],
    ["D'Souza Maria", 'Maria DSouza', 'exact'],
  ],
  initials: [
    ['R Konda', 'Ravi Konda', 'good'],
    ['A.K. Sharma', 'Anil Kumar Sharma', 'good'],
    ['AK Sharma', 'Anil Kumar Sharma', 'good'],
    ['M. Khan', 'Mohammed Khan', 'moderate'],
    ['M. Khan', 'Mohammed Imran Khan', 'poor'],
    ['M. A. Khan', 'Mohammed Khan', 'poor'],
    ['R K', 'Ravi Konda', 'none'],
    ['S Konda', 'Ravi Konda', 'poor'],
  ],
  'one letter off, where everything else is the same': [
    ['Aaav Zhao', 'Aarav Zhao', 'moderate'],
    ['Kiran Kaal', 'Kiran Kakal', 'moderate'],
    ['Aisha Lefebvre', 'Aisha Letiwar', 'none'],
  ],
  'missing, joined and split words': [
    ['Ravi Konda', 'Ravi Teja Konda', 'good'],
    ['Ravi', 'Ravi Teja Konda', 'poor'],
    ['Raviteja Konda', 'Ravi Teja Konda', 'exact'],
    ['Abdul Rahman Khan', 'Abdulrahman Khan', 'exact'],
  ],
  'spelling habits of Indian names': [
    ['Lakshmi Narayan', 'Laxmi Narayan', 'exact'],
    ['Choudhury Amit', 'Chaudhari Amit', 'exact'],
    ['Sunita Verma', 'Suneetha Varma', 'exact'],
    ['Deepak Wadhwa', 'Dipak Vadhwa', 'exact'],
    ['Rameshbhai Patel', 'Ramesh Patel', 'exact'],
    ['Ganesh Sankar', 'Ganesha Shankar', 'exact'],
    ['Subhash Chander', 'Subhash Chandra', 'exact'],
  ],
  'Indian scripts': [
    ['रवि शर्मा', 'Ravi Sharma', 'exact'],
    ['सुनीता यादव', 'Sunita Yadav', 'exact'],
    ['রাহুল সেন', 'Rahul Sen', 'exact'],
    ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'Gurpreet Singh', 'exact'],
    ['ராஜேஷ் குமார்', 'Rajesh Kumar', 'exact'],
  ],
  'Arabic names': [
    ['Mohammed Yusuf', 'Mohd Youssef', 'exact'],
    ['Muhammad bin Salman', 'محمد بن سلمان', 'exact'],
    ['Abdul Rahman Khan', 'Abd al-Rahman Khan', 'exact'],
    ['عبد الرحمن', 'Abdulrahman', 'good'],
  ],
  'Slavic names': [
    ['Sergey Ivanov', 'Сергей Иванов', 'exact'],
    ['Sergei Ivanoff', 'Ivanov Serhii', 'exact'],
    ['Yuri Solovyov', 'Юрий Соловьёв', 'good'],
    ['Vladimir Vladimirovich Putin', 'Wladimir Putin', 'good'],
  ],
  'Chinese and Korean names': [
    ['Xi Jinping', '习近平', 'exact'],
    ['Wei Zhang', '张伟', 'exact'],
    ['Kim Jong Un', '김정은', 'exact'],
  ],
  nicknames: [
    ['Bill Clinton', 'William Clinton', 'exact'],
    ['Sasha Petrov', 'Aleksandr Petrov', 'exact'],
  ],
  misspellings: [
    ['Meera Sundaram', 'Meera Sundarm', 'exact'],
    ['Mera Sundarqam', 'Meera Sundaram', 'moderate'],
  ],
  'legal forms and business words': [
    ['M/s Zenith Components (P) Ltd.', 'ZENITH COMPONENTS PRIVATE LIMITED', 'exact'],
    ['LOTUS FREIGHT L.L.P.', 'Lotus Freight LLP', 'exact'],
    ['Lotus Freight LLP', 'Lotus Freight Limited Liability Partnership', 'exact'],
    ['Lotus Freight', 'Lotus Freight Private Limited', 'exact'],
    ['Lotus Freight LLP', 'Lotus Freight Private Limited', 'good'],
    ['OOO Gazprom', 'Gazprom LLC', 'exact'],
    ['Siemens AG', 'Siemens Aktiengesellschaft', 'exact'],
    ['Rao & Sons', 'Rao and Sons', 'exact'],
    ['Lotus Trading Company', 'Zenith Trading Company', 'none'],
    ['Lotus Trading', 'Lotus Exports', 'poor'],
    ['Himadri Fund 1', 'Himadri Fund 2', 'none'],
  ],
  'titles that are names': [
    ['Md Alam', 'Mohammed Alam', 'exact'],
    ['Md. Alam', 'Mohd Alam', 'exact'],
    ['Hafiz Saeed', 'Hafiz Muhammad Saeed', 'good'],
    ['Pandit Ravi Konda', 'Ravi Konda', 'exact'],
    ['हाफिज सईद', 'Hafiz Saeed', 'exact'],
  ],
  'abbreviations, dotted letters and numerals of organisations': [
    ['H.D.F.C. Bank', 'HDFC Bank Ltd', 'exact'],
    ['A B C Ltd', 'ABC Limited', 'exact'],
    ['C.B.A. Traders', 'A.B.C. Traders', 'none'],
    ['B.H.E.L.', 'BHEL', 'exact'],
    ['S. K. Patil', 'K. S. Patil', 'poor'],
    ['L.T. Foods', 'LT Foods Limited', 'exact'],
    ['Dr. Bharat Kumar', 'Bharat Kumar', 'exact'],
    ['Pune Co-op. Bank', 'Pune Cooperative Bank', 'exact'],
    ['Pune Co-operative Bank', 'Pune Coop Bank', 'exact'],
    ['Lotus Inds Ltd', 'Lotus Industries Limited', 'exact'],
    ['Lotus Intl', 'Lotus International', 'exact'],
    ['Govt of India', 'Government of India', 'exact'],
    ['Lotus Mfg & Engg Co', 'Lotus Manufacturing and Engineering Company', 'exact'],
    ['Kapoor Bros', 'Kapoor Brothers', 'exact'],
    ['Rao & Co', 'Rao and Company', 'exact'],
    ['Himadri Fund II', 'Himadri Fund III', 'none'],
    ['Himadri Fund II', 'Himadri Fund 2', 'exact'],
    ['Himadri Growth Fund II', 'Himadri Growth Fund', 'none'],
    ['Zenith Ltd (formerly Lotus Freight Ltd)', 'Lotus Freight Limited', 'exact'],
    ['Zenith Ltd (formerly Lotus Freight Ltd)', 'Zenith Limited', 'exact'],
    ['Lotus Traders, Prop. Ravi Konda', 'Lotus Traders', 'exact'],
    ['Lotus Freight Pirvate Limted', 'Lotus Freight Pvt Ltd', 'exact'],
  ],
  'one word of an organisation': [
    ['Lotus', 'Lotus Freight Movers', 'poor'],
    ['Lotus', 'Lotus Exports', 'moderate'],
    ['Lotus', 'Lotus Private Limited', 'exact'],
  ],
  'men, women and siblings': [
    ['Jayant Rao', 'Jayanti Rao', 'poor'],
    ['Manish Sharma', 'Manisha Sharma', 'poor'],
    ['Karim Said', 'Karima Said', 'poor'],
    ['Sanjay Gupta', 'Sanjeev Gupta', 'poor'],
    ['Vinod Jain', 'Vinay Jain', 'poor'],
    ['Rohit Jain', 'Rohini Jain', 'poor'],
    ['Ranjit Bose', 'Ranjana Bose', 'none'],
    ['Subhash Bose', 'Subhashini Bose', 'none'],
    ['Damodar Rao', 'Damayanti Rao', 'none'],
    ['Mohnish Rao', 'Mohnihs Rao', 'exact'],
    ['Nandan Rao', 'Nandini Rao', 'poor'],
    ['Girish Rao', 'Girija Rao', 'poor'],
    ['Ramesh Gowda', 'Ramesha Gowda', 'exact'],
    ['Elen Sokolov', 'Elena Sokolov', 'poor'],
    ['Krishn Rao', 'Krishna Rao', 'exact'],
  ],
  'syllables too short to tell': [
    ['Kim Jan', 'Kim Jen', 'moderate'],
    ['Zhang Chao', 'Zhang Chao Yang', 'moderate'],
    ['Park Geun-hye', '박근혜', 'exact'],
    ['Grant Jomes', 'Grant Jones', 'moderate'],
    ['سعد خالد', 'Said Khalid', 'none'],
  ],
  'somebody else': [
    ['Ravi Konda', 'Ravi Sharma', 'none'],
    ['Ramesh Kumar', 'Rakesh Kumar', 'none'],
    ['Amit Shah', 'Sumit Shah', 'none'],
    ['Hassan Ali', 'Hussein Ali', 'none'],
    ['Ivan Petrov', 'Petr Ivanov', 'none'],
    ['Aleksandr Ivanov', 'Aleksandra Ivanova', 'none'],
    ['Alexander Smith', 'Alexandra Smith', 'none'],
    ['Meera Sundaram', 'Zenith Components Private Limited', 'none'],
  ],
}

describe.each(Object.entries(rules))('%s', (_rule, names) => {
  test.each(names)('%s ~ %s: %s', (one, other, band) => {
    const compared = compareNames(one, other)
    expect(compared.band, JSON.stringify(compared)).toBe(band)
    expect(compareNames(other, one)).toEqual(compared)
  })
})

const featuresOf = (one: string, other: string) => compareNames(one, other).features.map(({ feature }) => feature)

describe('the features say why', () => {
  test.each([
    ['Ravi Konda', 'Ravi Teja Konda', ['sameWords', 'missingWords']],
    ['Ravi Konda', 'Ravi Sharma', ['sameWords', 'differentWords', 'missingWords']],
    ['Lakshmi Narayan', 'Laxmi Narayan', ['sameWords', 'sameSound']],
    ['Raviteja Konda', 'Ravi Teja Konda', ['sameWords', 'joinedWords']],
    ['R Konda', 'Ravi Konda', ['sameWords', 'initials']],
    ['Bill Clinton', 'William Clinton', ['sameWords', 'nickname']],
    ['Ravi', 'Ravi Konda', ['sameWords', 'missingWords', 'fewWords']],
    ['Lotus LLP', 'Lotus Pvt Ltd', ['sameWords', 'legalForm']],
    ['Himadri Fund', 'Himadri Fund 2', ['sameWords', 'missingWords', 'numbers']],
    ['Ramesh Rao Sr', 'Ramesh Rao Jr', ['sameWords', 'generation']],
    ['Ravi Rao S/o Suresh Rao', 'Ravi Rao S/o Mahesh Verma', ['sameWords', 'relation']],
    ['Ravi Rao, S/o Suresh Rao', 'Ravi Rao', ['sameWords']],
    ['Rabi Rao S/o Suresh Rao', 'Ravi Rao S/o Suresh Rao', ['sameWords', 'sameSound', 'sameRelation']],
    ['Kim Jan', 'Kim Jen', ['sameWords', 'similarSpelling', 'shortWords']],
    ['Zenith Ltd formerly Lotus Freight', 'Lotus Freight', ['sameWords', 'formerName']],
    ['Manish Rao', 'Manisha Rao', ['sameWords', 'similarSpelling', 'nearName']],
  ])('%s ~ %s', (one, other, expected) => {
    expect(featuresOf(one, other)).toEqual(expected)
  })

  test('with the words that they are about', () => {
    expect(compareNames('Bill Clinton', 'William Clinton').features[1]).toMatchObject({ detail: 'bill ~ william' })
  })
})

test('a kind that is stated decides over what the words say', () => {
  const asPerson = compareNames('Bank Sharma', 'Bank Verma', { kind: 'person' })
  expect(asPerson.score).toBeGreaterThan(compareNames('Bank Sharma', 'Bank Verma').score)
  expect(compareNames('Maria Sa', 'Maria Ag', { kind: 'person' }).band).toBe('none')
})

test('the bands have their lower ends', () => {
  expect([1, 0.95, 0.949, 0.82, 0.819, 0.7, 0.699, 0.5, 0.499, 0].map(bandOf)).toEqual(
    'exact exact good good moderate moderate poor poor none none'.split(' '),
  )
})
