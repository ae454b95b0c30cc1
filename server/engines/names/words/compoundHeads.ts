const groups = (lines: string): readonly (readonly string[])[] =>
  lines
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/))

/**
 * Last parts of compounds, the spellings of one a line: the first part tells people apart, and so does another last
 * part.
 */
export const compoundHeads = groups(`
endra indra inder ender indar
esh esha esan eshan
eshwar eshwara eshwari eswaran eshwaran
raj raja rajan raju
nath natha nathan nadh nadhan
kant kanta kanth kantha
chand chander chandra chandran chandar
krishna krishnan kishan
ram rama raman ramu
mohan
murthy moorthy murti
swami swamy sami samy
das dasan
dev deva devan
dutt datt datta
pal pala palan
prasad
prakash
pratap
lal
nand anand ananda anandan nandan
narayan narayana narayanan narain
shankar shankara shankaran
subramanian
lingam linga
maran
vel velu velan
selvi
selvan selvam
lakshmi laxmi
devi
vati wati bati
mati
priya
jit jeet
preet
meet
deep
want
winder vinder
bir vir veer
dayal
sharan saran
swarup
gopal gopalan
uddin
ullah
appa
anna
amma
kumar kumaran kumara
kumari
kishor
vilas bilas
niwas
lata
kala
bala
rani
vani
arasi
arasan arasu
mani
durai
pandi pandian
sekhar shekhar sekharan shekharan
dhar dhara dharan
bhushan
ratan
sundar sundara sundaram sundaran
murugan
rao
singh
bhai
ben behn
bai
saheb sahib
thai tai
aiah ayya iah
anshu
`)

/** Added out of respect, or left out: Ramanlal may be called Ramanbhai. */
export const respectfulHeads: ReadonlySet<string> = new Set(['bhai', 'ben', 'bai', 'rao', 'saheb', 'singh'])

/** Last parts of places. */
export const settlementHeads = groups(`
pur
abad
nagar
garh gadh
wada
gaon
palli
patnam
patti
kot
khand
pet
halli
guda
lore
`)
