const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Said before or after a name; they tell nobody apart. */
export const honorifics = list(`
mr mrs ms miss mister master mx dr prof professor sh shri shree sri sree smt shrimati sushri sau kum kumaari km late er engr adv advocate capt captain col colonel maj major
gen general lt brig justice hon honble honorable honourable rev reverend fr father sir lord lady sardar sardarni pt thiru tmt selvi mullah
janab herr frau dipl monsieur mme mlle madame senor senora sra dona signor signora dott
gospodin phd mba esq ias ips retd president minister ji jee saheb sahib
`)

/** Of these, those that are an organisation's own letters: LT Foods, KM Steels. */
export const lettersOfOrganisations = list('lt pt km fr')

/** Of these, those that are names before others: Saheb Rao. */
export const onlyAfterNames = list('saheb sahib')

/** Titles that are names too, such as Md for Mohammed's many bearers and Hafiz: kept, and they tell little. */
export const softTitles = list(`
hafiz haji hajji hajj alhaj alhaji ustad begum pandit swami maulana
`)

/** Marks of a younger or older bearer of the same name. */
export const generations: ReadonlyMap<string, string> = new Map(
  'jr=2 junior=2 sr=1 senior=1 ii=2 iii=3 iv=4'.split(' ').map(pair => pair.split('=') as [string, string]),
)

/** Small words inside names: kept, but of little weight. */
export const particles = list(`
al el ul ad as ar ash bin ibn ben bint binti binte abu umm de da do dos del della di du van von der den ten ter zu la le les los y e af av st the of and und et for
und alias aka urf
`)

/** Words added to Indian and Muslim names so often that they say little about who somebody is. */
export const commonWords = list(`
kumar kumari singh kaur devi lal ram prasad chand chandra bhai behn ben bai ba bano begum bibi khatun khatoon nath das rani khan mohammed md sheikh said abdul abu sri
`)

/** Words that women add to their given name, or leave out. */
export const womensTitles = list('kumari devi begum begam bibi bano khatun khatoon kaur bai ben behn')

/**
 * Family names of one syllable, of China, Korea and Vietnam: the other words beside them are syllables of one given
 * name.
 */
export const syllableFamilies = list(`
wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng liang xie tang song deng han feng cao peng zeng xiao tian dong pan yuan cai jiang yu
du ye cheng wei su lu ding ren shen yao lee kim park pak choi choe jung jang chang kang cho jo yoon yun lim im shin oh seo kwon hwang ahn song ryu ri hong nguyen tran pham vu dang bui
`)

/** Endings that are written with the name, apart from it, or not at all. */
export const respectful: readonly string[] = [
  'bhai',
  'behn',
  'ben',
  'bai',
  'kumar',
  'ji',
  'lal',
  'chand',
  'appa',
  'amma',
  'garu',
  'tai',
  'rao',
  'saheb',
  'sahib',
  'sinh',
]

/** Endings that make another name of a name: Ivan, Ivanov, Ivanovich. */
export const descendants = list(`
ov ova ev eva ovich evich ovna evna in ina enko uk chuk ski skii skaia son sen sson ian yan ez es zade shvili dze oglu pur puri
`)
