/**
 * Names with a near neighbour that belongs to somebody else: Ramesh and Rakesh differ by a letter and are two names, not one and its
 * misspelling.
 */
export const neighbours = `
lakshman joan jane jean mario roberta paula pauline kavya lata lalit lalita hari hira jaya vijaya maya mala mamta  namita nandini nandita ranjit ranjana rajni  rakhi
suman sumana shilpa shikha shweta swati smita sangita sanjana santosh sudhir sudhakar prabhakar prakash pramod prashant pranav praveen  pradeep prem pratap
walid  hani hadi majid  nabil jamil kamil kamal akram ikram anwar imran irfan arif asif atif basil badr
jain ivan leonid poroshenko desai deshmukh mohan manmohan harendra manpreet dinesh girish manish munish anish nitish nitesh nilesh jayesh yogesh
lokesh umesh kamlesh alpesh hitesh ritesh ramesh rakesh rajesh mahesh mukesh suresh naresh paresh mangesh ravi raj raja rahul rohit mohit rohan sohan
anil sunil amit sumit ankit ankita ajit anand arun varun tarun kiran karan nitin sachin vipin  priya priyanka neha sneha nisha asha usha rita
rekha radha rama ramya reshma shreya tara sumitra saroj sarita sushma sushmita venkataraman balasubramanian ramakrishna radhakrishnan padma padmini
sinha kaur kumar kumari devi dev ghosh  sen jha kulkarni patil patel pandit vaishnav gandhi modi mehta mehra malhotra khanna chopra kohli bhatia
shah  saha menon thomas wang wong zhang zhao jiang chang cheng chen chan zheng zhou zhu xu hsu wu liu li lee lin yang ying ming min wei wen kim
jim park jung johnston jackson jensen hansen hanson larsen schneider marshall martin martinez martins hernandez perez garcia carlos charles daniel
abhay abhijit abhinav abhishek akash akhil akshay aman amar amrit ambika amol amrita anant aniket anirudh anjali anup anuradha aparna archana arvind ashwin ashwini avinash ajit
balram bharat bhavesh bhavik bhushan chetan chandan chirag damini darshan deepa deepali devesh dhruv dilip divya eknath farhan farid gajanan ganpat gaurav gautam gauri
gopal gulab harsh harsha hemant hemlata indira ishan jagat janaki jatin jayant jigar jitesh kailash kalim kalpana kamini kapil kartik kaushal kaushik keshav kishor komal kunal
lavanya madan madhav madhu madhuri mahavir mahima malini mandar manasi mangala manju manjula manoj manohar mayank mayur megha milind mohini mukul nakul namrata narayan narmada nirmal nazir neelam neeraj
nikhil nimesh  nirav nisar omkar padmaja pallavi pankaj parag parul piyush poonam prabhat prachi pradnya prafulla prajakta prashant pratibha preeti purnima pushpa rachana radhika rafiq rajan
raghav rajkumar rajiv rakshit rani ranveer rashmi rasik ratan raviraj renuka ritika rohini roshan rupa rupali rupesh sadashiv sagar sahil sameer sandeep sandhya sarika sharad sharmila shashank
shekhar shital shivani shubham shweta siddharth sneha sohail somnath sonali subhash sudeep suhas sujata sujit sulekha suman  sundar sunanda surekha surendra sushil swapnil tanvi tejas tushar
uday ujwal urmila uttam vaibhav vaishali vandana varsha vasant vasudha vidya vikas vimal vinay vinayak vineet vinita vipul virendra vishnu vishwas yash yashwant yogita zaheer zakir shafiq
daniela danila marina frances emma emily erica laura lara hannah susan antonia vincent ronald roland donald
`
