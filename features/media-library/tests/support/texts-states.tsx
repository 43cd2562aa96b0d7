import { FakeAlternativeTexts, fakeImage } from './fake-alternative-texts';

/** The last one is shown first. */
const HUTS = [
	fakeImage( { title: 'Boat', filename: 'boat.jpg', uploadedTo: 12 } ),
	fakeImage( { title: 'Valley', filename: 'valley.jpg', canEdit: false, canDelete: false } ),
	fakeImage( { title: 'Lake', filename: 'lake.jpg' } ),
	fakeImage( {
		title: 'Mountain hut',
		filename: 'a-mountain-hut-above-the-valley-in-the-last-days-of-summer-2026.jpg',
		caption: 'The hut above the valley, where the path to the glacier begins.',
		uploadedTo: 12,
	} ),
];
const SUGGESTIONS = { 4: 'A red hut in front of green mountains, under a low sun.' };

export const TEXTS_STATES = [
	{
		title: 'Images without a text',
		draw: () => <FakeAlternativeTexts files={ HUTS } />,
	},
	{
		title: 'A suggested text',
		draw: () => <FakeAlternativeTexts files={ HUTS } suggestions={ SUGGESTIONS } />,
	},
	{
		title: 'Images without a text of other users',
		draw: () => (
			<FakeAlternativeTexts
				files={ HUTS.map( ( file ) => ( { ...file, canEdit: false } ) ) }
			/>
		),
	},
	{
		title: 'Images without a text that fail to load',
		draw: () => (
			<FakeAlternativeTexts
				files={ HUTS }
				prepare={ ( texts ) => texts.failNext( 'list', { kind: 'network' } ) }
			/>
		),
	},
	{
		title: 'A text that is not saved',
		draw: () => (
			<FakeAlternativeTexts
				files={ HUTS }
				prepare={ ( _texts, port ) => port.failNext( 'save', { kind: 'network' } ) }
			/>
		),
	},
	{
		title: 'All images have a text',
		draw: () => (
			<FakeAlternativeTexts files={ [ fakeImage( { title: 'Hut', alt: 'A red hut' } ) ] } />
		),
	},
	{
		title: 'Decorative images',
		draw: () => <FakeAlternativeTexts files={ HUTS } decorative={ [ 1, 3 ] } />,
	},
];
