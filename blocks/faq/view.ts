import { createFaq } from '../../frontend/faq/create-faq';
import { mountAll } from '../../frontend/mount';

mountAll( 'faq', createFaq );
