/** Family names of India, one usual spelling each, besides those among the spellings: two of them are two families. */
export const familyNames = `
acharya adhikari ahluwalia ahuja airy ajmera akhtar almeida ambani ambekar ansari apte arora asthana athavale atwal awasthi bachchan bagchi baghel bagri bahl bairagi bairwa bajaj
bajpai bajwa bakshi bal bansal bapat barman barua basak batra bawa bedi behera bharadwaj bhasin bhave bhosale bhowmick bhuyan bora carvalho chadha chahal chakraborty chandel chari
chauhan chawla cheema chettiar chhabra chitnis coutinho dalal dalmia dandekar daruwala dasgupta dave dayal dcosta dcruz deora deshpande dey dhaliwal dhar dharia dhawan dhillon
dhingra dias dikshit dogra doshi dsouza dua duggal engineer furtado gadkari gaikwad gala garg gaur gawande gill gogoi gokhale gomes gonsalves gosain goswami gowda grewal
grover guha gulati gurung haldar handa hazarika hegde hooda hora inamdar jadeja jaiswal jaitley jangid jhaveri jindal joglekar juneja kadam kakkar kale kalra kamat kamble kapadia
kar karnik karve kashyap kataria katju kaul kelkar khandelwal khatri kher khosla khurana kini kirloskar kolhe kotak kothari kulshreshtha kundu kurup lahiri lakhani lal lele
lobo lodha lodhi luthra mahajan mahapatra mahato mahtani maity majumdar mane mangeshkar manjhi marathe mascarenhas mathur menezes merchant mhatre minhas mirchandani mistry mittal
mohanty moitra monteiro more motwani munda munde nadar nadkarni nagar nagpal nagpure naik nambiar namboodiri narang narula nath negi nigam nimbalkar noronha ojha oraon pai pal
palkar panchal panda panicker panigrahi pant parekh parida parmar pasha paswan pathak pathan patnaik patra patwardhan pawar pendse pereira phadke pinto pisal poddar pradhan puri
purohit raghuvanshi raina rajput ranade randhawa rane rastogi rathi rathore rawal rawat rebello sabharwal sabnis sachdeva sahay sahni sahoo saini saldanha salunkhe salvi samant
samanta sandhu sane sanyal sardesai sarin sarkar sathe satpathy savant saxena sehgal sekhon sengupta sequeira seth sethi shahane shekhawat shenoy sheoran shetty shinde shroff
siddiqui sidhu sikarwar silveira singhal sirohi sisodia sodhi solanki somani sood soren subba sule suri swain talwar tamang tambe tandel tandon taneja tata tawde thakkar thapa
thapar tomar tudu tyagi upadhyay upreti vaidya valia vasava vaswani vats vohra vyas wagh waghmare wankhede warrier zutshi
`
