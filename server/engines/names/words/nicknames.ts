/**
 * Short and pet forms after the full name; one short form may belong to several names. So may Said, which is Saeed
 * or Syed.
 */
export const nicknames = `
william bill billy will willy liam
robert bob bobby rob robbie bert
richard dick rick ricky rich
john jack johnny
james jim jimmy jamie
michael mike mick mickey misha
edward ed eddie ted ned
theodore ted teddy
thomas tom tommy
charles charlie chuck
henry harry hank
joseph joe joey jose pepe
anthony tony
steven steve
andrew andy drew
daniel dan danny
david dave
matthew matt
nicholas nick nico
peter pete
philip phil
gregory greg
kenneth ken kenny
ronald ron ronnie
donald don
samuel sam
benjamin ben benny
alexander alex sasha sascha xander sandro
alexandra alex sasha sandra
christopher chris kit
christine chris
patrick pat paddy
patricia pat patty trish
lawrence larry
frederick fred freddy
frank frankie paco
gerald gerry jerry
jeffrey jeff
jonathan jon
joshua josh
zachary zach
timothy tim
walter walt
albert al bert
elizabeth liz beth betty eliza lisa bess
katherine kate kathy katie katya kitty
margaret maggie peggy meg greta
rebecca becky
susan sue susie
jennifer jenny jen
deborah debbie
barbara barb
victoria vicky
viktor vic vitya
anna annie anya
maria masha maia molly polly
natalia natasha
tatiana tanya
ekaterina katya katia
elena lena
olga olya
irina ira
julia yulya
dmitry dima mitya
vladimir vova volodya vlad
sergey seryozha
alexey alyosha lyosha
ivan vanya
evgeny zhenya
evgenia zhenya
mikhail misha
nikolai kolya
pavel pasha
yuri yura
boris borya
konstantin kostya
grigory grisha
vyacheslav slava
stanislav slava stas
yaroslav slava
rajendra raju raj rajan
rajesh raju raj
ramesh ramu
krishna kanha
lakshmi lachmi
srinivas srini vasu
venkatesh venky venkat
subramanian subbu mani
balasubramanian bala
chandrasekhar chandra shekhar
harpreet harry
gurpreet guri
sanjay sanju
vijay viju
manoj manu
santosh santu
pradeep pradip
jayaprakash jp
francisco paco pancho
guillermo memo
saeed said sayed sayid
`
