import { Readable } from 'node:stream'
import type { ListEntity, ListFile } from '../../../../server/engines/lists/entity.ts'
import { readList } from '../../../../server/engines/lists/readList.ts'

/** A file of these bytes, given in pieces that end in the middle of characters and tags. */
export const listFile = (content: string | Buffer, name = 'list'): ListFile => ({
  name,
  open: () => Readable.from(pieces(Buffer.from(content))),
})

function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 61) yield bytes.subarray(at, at + 61)
}

export async function readAll(...files: [ListFile, ...ListFile[]]) {
  const reading = await readList(files)
  const entities: ListEntity[] = []
  for await (const entity of reading.entities) entities.push(entity)
  return { format: reading.format, publishedOn: reading.publishedOn(), entities }
}

export const ofac = {
  sdn: [
    '306,"BANCO EJEMPLO",-0- ,"CUBA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ',
    `2674,"EXAMPLE, Farid","individual","SDGT] [IRAN","Minister of Trade",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 08 Oct 1964; alt. DOB 1965; POB Tehran, Iran; nationality Iran; Gender Male; Passport A1234567 (Iran); National ID No. 99-88 (Iran); a.k.a. 'THE CLERK'; Website www.example.test."`,
    '\u001A',
  ].join('\r\n'),
  alt: ['2674,11,"aka","EXAMPLE, Fareed",-0- ', '306,12,"fka","EJEMPLO BANK",-0- '].join('\r\n'),
  add: ['306,1,"Zweierstrasse 35","Zurich CH-8022","Switzerland",-0- ', '2674,2,-0- ,-0- ,"Iran",-0- '].join('\r\n'),
}

export const un = `<?xml version="1.0" encoding="UTF-8"?>
<CONSOLIDATED_LIST dateGenerated="2026-11-18T00:00:00.000Z">
  <INDIVIDUALS>
    <INDIVIDUAL>
      <DATAID>1</DATAID><VERSIONNUM>1</VERSIONNUM>
      <FIRST_NAME>RAMON</FIRST_NAME><SECOND_NAME>EXAMPLE</SECOND_NAME><THIRD_NAME>&amp; SON</THIRD_NAME>
      <UN_LIST_TYPE>DRC</UN_LIST_TYPE><REFERENCE_NUMBER>CDi.001</REFERENCE_NUMBER>
      <NAME_ORIGINAL_SCRIPT>رامون</NAME_ORIGINAL_SCRIPT>
      <GENDER>Male</GENDER><COMMENTS1>Made up.</COMMENTS1>
      <DESIGNATION><VALUE>Colonel</VALUE><VALUE>Deputy</VALUE></DESIGNATION>
      <NATIONALITY><VALUE>Democratic Republic of the Congo</VALUE></NATIONALITY>
      <INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>Ramon Exampel</ALIAS_NAME></INDIVIDUAL_ALIAS>
      <INDIVIDUAL_ALIAS><QUALITY>Low</QUALITY><ALIAS_NAME>Zulu</ALIAS_NAME></INDIVIDUAL_ALIAS>
      <INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><DATE>1968-06-12</DATE></INDIVIDUAL_DATE_OF_BIRTH>
      <INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE><FROM_YEAR>1966</FROM_YEAR><TO_YEAR>1967</TO_YEAR></INDIVIDUAL_DATE_OF_BIRTH>
      <INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>Passport</TYPE_OF_DOCUMENT><NUMBER>C0001</NUMBER><ISSUING_COUNTRY>Rwanda</ISSUING_COUNTRY></INDIVIDUAL_DOCUMENT>
    </INDIVIDUAL>
  </INDIVIDUALS>
  <ENTITIES>
    <ENTITY>
      <DATAID>2</DATAID><FIRST_NAME>EXAMPLE TRADING</FIRST_NAME><UN_LIST_TYPE>DPRK</UN_LIST_TYPE><REFERENCE_NUMBER>KPe.001</REFERENCE_NUMBER>
      <ENTITY_ALIAS><QUALITY>a.k.a.</QUALITY><ALIAS_NAME>Exco</ALIAS_NAME></ENTITY_ALIAS>
      <ENTITY_ADDRESS><COUNTRY>Democratic People's Republic of Korea</COUNTRY></ENTITY_ADDRESS>
    </ENTITY>
  </ENTITIES>
</CONSOLIDATED_LIST>
`

export const euXml = `<?xml version="1.0" encoding="UTF-8"?>
<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-11-17T10:00:00.000+01:00" globalFileId="1">
  <sanctionEntity euReferenceNumber="EU.27.28" logicalId="13">
    <remark>Made up.</remark>
    <regulation programme="IRQ"><publicationUrl>https://example.test/oj</publicationUrl></regulation>
    <subjectType code="person" classificationCode="P"/>
    <nameAlias firstName="Sadik" lastName="Example" wholeName="Sadik Example" function="Secretary" gender="M" strong="true"/>
    <nameAlias wholeName="Abu Example" strong="false"/>
    <citizenship countryIso2Code="IQ"/>
    <birthdate birthdate="1937-04-28" year="1937"/>
    <identification identificationTypeDescription="National passport" number="488" countryIso2Code="IQ"/>
    <address countryIso2Code="00"/>
  </sanctionEntity>
</export>`

export const euCsv = `\uFEFFfileGenerationDate;Entity_LogicalId;Entity_EU_ReferenceNumber;Entity_SubjectType_ClassificationCode;Entity_Regulation_Programme;NameAlias_WholeName;NameAlias_Strong;BirthDate_BirthDate;Citizenship_CountryIso2Code;Identification_Number;Identification_TypeDescription
17/11/2026;13;EU.27.28;P;IRQ;Sadik Example;true;;;;
17/11/2026;13;EU.27.28;P;IRQ;Abu Example;false;;;;
17/11/2026;13;EU.27.28;P;IRQ;;;1937-04-28;IQ;;
17/11/2026;13;EU.27.28;P;IRQ;;;;;488;National passport
17/11/2026;14;EU.1.1;E;SYR;Example Works;true;;;;
`

export const uk = `Last Updated,18/11/2026
Name 6,Name 1,Name 2,Name 3,Name 4,Name 5,Title,Name Non-Latin Script,DOB,Nationality,Passport Number,National Identification Number,Position,Country,Other Information,Group Type,Alias Type,Alias Quality,Regime,Group ID
EXAMPLE,Fred,,,,,,,00/00/1971,Russia,,,,Russia,"(Gender):Male",Individual,AKA,Low quality,Russia,9001
SHIPS LTD,,,,,,,,,,,,,Cyprus,,Entity,Primary name,,Russia,9002
EXAMPLE,Frederick,J,,,,Mr,,05/06/1971,(1) Russia (2) Cyprus,(1) 77A (2) 78B,,(1) Governor,,,Individual,Primary name,,Russia,9001
`

const nested = {
  id: 'NK-1',
  caption: 'Arvind Example',
  schema: 'Person',
  last_change: '2026-11-16T00:00:00',
  properties: {
    name: ['Arvind Example'],
    alias: ['A. Example'],
    weakAlias: ['Clerk'],
    birthDate: ['1968-06'],
    nationality: ['in'],
    gender: ['male'],
    topics: ['role.pep', 'sanction'],
    position: ['Minister'],
    passportNumber: ['Z1'],
    sourceUrl: ['https://example.test/1'],
    sanctions: [{ id: 's', schema: 'Sanction', properties: { program: ['EX-1'] } }],
  },
}

export const openSanctions = `${JSON.stringify(nested)}\n${JSON.stringify({ id: 'NK-2', caption: 'Relative', schema: 'Person', properties: { name: ['Relative'], topics: ['role.rca'] } })}\n`

export const ftm = [
  { id: 's-1', schema: 'Sanction', properties: { entity: ['NK-3'], program: ['EX-2'] } },
  { id: 'NK-3', caption: 'Example Works', schema: 'Company', properties: { name: ['Example Works'], country: ['ru'] } },
  { id: 'adr', schema: 'Address', properties: { full: ['Nowhere'] } },
]
  .map(entity => JSON.stringify(entity))
  .join('\n')

export const ownCsv = `Id,Kind,Name,Aliases,Births,Countries,Identifiers,Tier,Listed for
C-1,person,Asha Example,Asha E.; आशा,1980-01-02,India,PAN: AAAPZ1000A,2,pep
C-2,company,Example Pvt Ltd,,,,,,
`
